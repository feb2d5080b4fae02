import { invoicePages } from "@linehaul/schema/orders/order/print-limits";
import { bars } from "./codes.ts";
import type { PaperGoods, PaperOrder, PaperParty } from "./content.ts";
import { A4, MM, type Drawing } from "./page.ts";
import { sumsOf } from "./sums.ts";
import { amount, countryName, inWords, spaced } from "./words.ts";

const [LEFT, WIDTH] = [14, 182];
const HEAD_ROW = 7;
const ROW = 8;

/** Columns of the goods: title, width in mm, what stands there; amounts to the right. */
const COLUMNS: readonly {
  readonly title: string;
  readonly width: number;
  readonly isNumber?: boolean;
  readonly text: (line: PaperGoods, no: number) => string;
}[] = [
  { title: "No.", width: 9, text: (_line, no) => String(no) },
  { title: "Description", width: 56, text: (l) => (l.size === null ? l.name : `${l.name}, ${l.size}`) },
  { title: "HS code", width: 21, text: (l) => l.hsCode },
  { title: "Origin", width: 12, text: (l) => l.origin },
  { title: "Quantity", width: 21, isNumber: true, text: (l) => `${amount(l.quantity, 0)} ${l.unit}` },
  { title: "kg a unit", width: 17, isNumber: true, text: (l) => amount(l.unitWeight, 3) },
  { title: "Price", width: 22, isNumber: true, text: (l) => amount(l.price) },
  { title: "Amount", width: 24, isNumber: true, text: (l) => amount(l.total) },
];

const partyLines = (party: PaperParty) => [
  { text: party.company ?? party.name, weight: "bold" as const },
  ...(party.company === null ? [] : [party.name]),
  party.phone,
];
const addressOf = (party: PaperParty): string =>
  [...party.address, party.postCode, countryName(party.countryCode), ...party.papers]
    .filter((part) => part !== null)
    .join(", ");

function head({ doc, write, cell }: Drawing, order: PaperOrder, page: number, pages: number): void {
  write("COMMERCIAL INVOICE", { x: LEFT * MM, y: 13 * MM, width: 100 * MM, height: 10 * MM, size: 18, weight: "bold" });
  write(`Page ${page} / ${pages}`, { x: LEFT * MM, y: 22 * MM, width: 40 * MM, height: 5 * MM, size: 9, grey: true });
  bars(doc, order.waybillNo, { x: 120 * MM, y: 12 * MM, width: 76 * MM, height: 10 * MM });
  write(spaced(order.waybillNo), {
    x: 120 * MM,
    y: 22.3 * MM,
    width: 76 * MM,
    height: 4.5 * MM,
    size: 9,
    align: "center",
  });
  const quarter = WIDTH / 4;
  const facts = [
    ["INVOICE NO.", order.waybillNo],
    ["DATE", order.day],
    ["CUSTOMER ORDER", order.customerOrderNo],
    ["CURRENCY", order.currency],
  ] as const;
  for (const [n, [title, text]] of facts.entries())
    cell({ x: LEFT + n * quarter, y: 28, width: quarter, height: 9, title, lines: [text], size: 9, weight: "bold" });
}

function parties({ cell }: Drawing, order: PaperOrder): void {
  const half = WIDTH / 2;
  for (const [n, [title, party]] of (
    [
      ["SENDER", order.sender],
      ["RECEIVER", order.receiver],
    ] as const
  ).entries()) {
    const at = { x: LEFT + n * half, width: half };
    cell({ ...at, y: 40, height: 36, title, lines: [], size: 9 });
    cell({ ...at, y: 42.6, height: 15.4, lines: partyLines(party), size: 9, open: true });
    cell({ ...at, y: 58, height: 18, lines: [addressOf(party)], size: 8.5, open: true });
  }
  const sixth = WIDTH / 6;
  const facts = [
    ["REASON", inWords(order.senderReason)],
    ["TERMS", order.tradeCondition],
    ["EXPORT", inWords(order.exportDeclaration)],
    ["IMPORT", inWords(order.importDeclaration)],
    ["PARCELS", String(order.parcelNum)],
    ["GROSS WEIGHT", `${amount(order.weight, 3)} kg`],
  ] as const;
  for (const [n, [title, text]] of facts.entries())
    cell({ x: LEFT + n * sixth, y: 78, width: sixth, height: 9, title, lines: [text], size: 8.5 });
  const { importer } = order;
  const text = importer === null ? "The receiver" : `${importer.company}, ${importer.phone}, ${importer.address}`;
  cell({ x: LEFT, y: 87, width: WIDTH, height: 10, title: "IMPORTER", lines: [text], size: 8.5 });
}

function table({ doc, cell }: Drawing, lines: readonly PaperGoods[], first: number, top: number): number {
  let x = LEFT;
  doc.rect(LEFT * MM, top * MM, WIDTH * MM, HEAD_ROW * MM).fill("#e9ecf0");
  for (const { title, width, isNumber = false, text } of COLUMNS) {
    const look = { x, width, align: isNumber ? "right" : "left" } as const;
    cell({ ...look, y: top, height: HEAD_ROW, lines: [title], size: 8, weight: "bold" });
    for (const [n, line] of lines.entries())
      cell({ ...look, y: top + HEAD_ROW + n * ROW, height: ROW, lines: [text(line, first + n)], size: 8 });
    x += width;
  }
  return top + HEAD_ROW + lines.length * ROW;
}

function sums({ write, cell }: Drawing, order: PaperOrder, top: number): void {
  const { pieces, weight, total } = sumsOf(order.goods);
  const third = WIDTH / 3;
  const facts = [
    ["PIECES", amount(String(pieces), 0)],
    ["NET WEIGHT", `${amount(weight, 3)} kg`],
    ["TOTAL", `${order.currency} ${amount(total)}`],
  ] as const;
  for (const [n, [title, text]] of facts.entries())
    cell({
      x: LEFT + n * third,
      y: top,
      width: third,
      height: 10,
      title,
      lines: [text],
      size: 12,
      weight: "bold",
      align: "right",
    });
  const insured = order.insuredValue === null ? "" : ` Insured value: ${order.currency} ${amount(order.insuredValue)}.`;
  write(`I declare that all that stands on this invoice is true and complete.${insured}`, {
    x: LEFT * MM,
    y: (top + 13) * MM,
    width: WIDTH * MM,
    height: 8 * MM,
    size: 8.5,
  });
  cell({ x: LEFT, y: top + 23, width: WIDTH / 2, height: 14, title: "NAME AND SIGNATURE", lines: [], size: 8 });
  cell({ x: LEFT + WIDTH / 2, y: top + 23, width: WIDTH / 2, height: 14, title: "PLACE AND DATE", lines: [], size: 8 });
}

/** The pages of an order's invoice, each begun by `begin`. */
export function invoice(on: Drawing, order: PaperOrder, begin: () => void): void {
  const pages = invoicePages(order.goods.length);
  let first = 0;
  for (const [n, lines] of pages.entries()) {
    begin();
    head(on, order, n + 1, pages.length);
    if (n === 0) parties(on, order);
    const end = table(on, order.goods.slice(first, first + lines), first + 1, n === 0 ? 100 : 40);
    first += lines;
    if (n === pages.length - 1) sums(on, order, end + 4);
    else
      on.write("Continued on the next page", {
        x: LEFT * MM,
        y: (end + 2) * MM,
        width: WIDTH * MM,
        height: 5 * MM,
        size: 8,
        align: "right",
        grey: true,
      });
  }
}
export const INVOICE_SIZE: [number, number] = [A4.width, A4.height];
