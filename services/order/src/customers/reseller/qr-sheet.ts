import PDFDocument from "pdfkit";
import { squares } from "../../orders/order/print/paper/codes.ts";
import { BASE_FONT } from "../../orders/order/print/paper/fonts.ts";
import { A4, drawing, madeOf, MM } from "../../orders/order/print/paper/page.ts";
import type { ResellerRecord } from "./table.ts";

const EDGE = 20 * MM;
const WIDE = A4.width - 2 * EDGE;
const CODE = 140 * MM;

/** A page to hang up at a reseller's door: its name, its code as large as fits, and its codes in letters. */
export function qrSheet(
  { name, area, storeCode, dcCode }: Pick<ResellerRecord, "name" | "area" | "storeCode" | "dcCode">,
  address: string,
): Uint8Array {
  const doc = new PDFDocument({ size: [A4.width, A4.height], margin: 0, font: BASE_FONT, info: { Title: storeCode } });
  const { write } = drawing(doc);
  const middle = { x: EDGE, width: WIDE, align: "center" } as const;
  write(name, { ...middle, y: 28 * MM, height: 30 * MM, size: 34, least: 14, weight: "bold", middle: true });
  write(area, { ...middle, y: 60 * MM, height: 14 * MM, size: 18, least: 10, grey: true, middle: true });
  squares(doc, address, { x: (A4.width - CODE) / 2, y: 82 * MM, width: CODE, height: CODE });
  write(`${storeCode} · ${dcCode}`, { ...middle, y: 228 * MM, height: 12 * MM, size: 18, least: 10, weight: "bold" });
  doc.end();
  return Buffer.concat(madeOf(doc));
}
