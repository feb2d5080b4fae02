import { writer, type Box, type Write } from "./text.ts";

/** A millimetre in points. */
export const MM = 72 / 25.4;
export const A4 = { width: 210 * MM, height: 297 * MM } as const;

/** A titled box with a value in it, in millimetres. */
export interface Cell extends Pick<Box, "weight" | "align" | "least"> {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title?: string;
  /** A line for each; long ones wrap. */
  readonly lines: readonly (string | (Pick<Box, "weight"> & { readonly text: string }))[];
  readonly size: number;
  /** Without a line around it. */
  readonly open?: boolean;
}

const PAD = 1.2;
const TITLE = 5;
const TITLE_MM = 2.4;

/** What of a document was made since it was read last. */
export function madeOf(doc: PDFKit.PDFDocument): Uint8Array[] {
  const bytes: Uint8Array[] = [];
  for (let part: unknown = doc.read(); part instanceof Uint8Array; part = doc.read()) bytes.push(part);
  return bytes;
}

/** What draws on a document's pages. */
export function drawing(doc: PDFKit.PDFDocument) {
  const write = writer(doc);
  /** Lines share the height of the cell evenly: none leaves its share. */
  function cell({ x, y, width, height, title, lines, size, open = false, ...look }: Cell): void {
    if (!open)
      doc
        .lineWidth(0.5)
        .rect(x * MM, y * MM, width * MM, height * MM)
        .stroke("#000000");
    const inner = { x: (x + PAD) * MM, width: (width - 2 * PAD) * MM };
    const top = y + 0.6 + (title === undefined ? 0 : TITLE_MM);
    if (title !== undefined)
      write(title, { ...inner, y: (y + 0.6) * MM, height: TITLE_MM * MM, size: TITLE, grey: true });
    const each = (y + height - 0.4 - top) / Math.max(1, lines.length);
    for (const [n, line] of lines.entries()) {
      const own = typeof line === "string" ? { text: line } : line;
      const { text, ...its } = own;
      write(text, {
        ...look,
        ...its,
        ...inner,
        y: (top + n * each) * MM,
        height: each * MM,
        size,
        middle: lines.length === 1,
      });
    }
  }
  return { doc, write, cell };
}
export interface Drawing {
  readonly doc: PDFKit.PDFDocument;
  readonly write: Write;
  readonly cell: (cell: Cell) => void;
}
