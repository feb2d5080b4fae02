import { LABELS_A_PAGE } from "@linehaul/schema/orders/order/print-limits";
import PDFDocument from "pdfkit";
import type { PaperOrder, PrintSpec } from "./content.ts";
import { BASE_FONT } from "./fonts.ts";
import { invoice, INVOICE_SIZE } from "./invoice.ts";
import { LABEL, label } from "./label.ts";
import { A4, drawing, madeOf, MM, type Drawing } from "./page.ts";

const LABEL_SIZE: [number, number] = [LABEL.width * MM, LABEL.height * MM];
/** Labels of A4 are a little smaller, so that no printer cuts their edge. */
const FOURTH = { width: A4.width / 2, height: A4.height / 2, scale: 0.97 };

/** Draws the n-th label of a document (from 0), on the page that it stands on. */
function labelPlace(on: Drawing, paper: keyof typeof LABELS_A_PAGE, nth: number, draw: () => void): void {
  const { doc } = on;
  const place = nth % LABELS_A_PAGE[paper];
  if (place === 0) doc.addPage({ size: paper === "LABEL" ? LABEL_SIZE : INVOICE_SIZE, margin: 0 });
  if (paper === "LABEL") return draw();
  const { width, height, scale } = FOURTH;
  const x = (place % 2) * width + (width - LABEL_SIZE[0] * scale) / 2;
  const y = Math.floor(place / 2) * height + (height - LABEL_SIZE[1] * scale) / 2;
  doc.save().translate(x, y).scale(scale);
  draw();
  doc.restore();
}

/** A page once more: another page of the same content, which stands in the file once. */
function again(doc: PDFKit.PDFDocument, page: PDFKit.PDFPage): void {
  doc.addPage({ size: INVOICE_SIZE, margin: 0 });
  const same: Readonly<Record<string, unknown>> = page.dictionary.data;
  Object.assign(doc.page.dictionary.data, { Contents: same["Contents"], Resources: same["Resources"] });
}

function copies(on: Drawing, order: PaperOrder, count: number): void {
  const { doc } = on;
  const pages: PDFKit.PDFPage[] = [];
  invoice(on, order, () => {
    doc.addPage({ size: INVOICE_SIZE, margin: 0 });
    pages.push(doc.page);
  });
  for (let copy = 1; copy < count; copy++) for (const page of pages) again(doc, page);
}

/** A PDF that is made order by order, and read as far as it is made: what is read is forgotten. */
export function printDocument(spec: PrintSpec) {
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    font: BASE_FONT,
    info: { Title: spec.what === "LABEL" ? "Labels" : "Invoices" },
  });
  const on = drawing(doc);
  let labels = 0;
  return {
    /** What of the file came with this order. */
    add(order: PaperOrder): Uint8Array[] {
      if (spec.what === "INVOICE") copies(on, order, spec.copies);
      else
        for (let parcel = 0; parcel < order.parcelNum; parcel++)
          labelPlace(on, spec.paper, labels++, () => label(on, order, parcel));
      return madeOf(doc);
    },
    /** The rest of the file: fonts, and where each page is. */
    end(): Uint8Array[] {
      doc.end();
      return madeOf(doc);
    },
  };
}
