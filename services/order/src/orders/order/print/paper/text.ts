import { runsOf, type Weight } from "./fonts.ts";
import { linesOf, partsOf, plainText, shortened } from "./lines.ts";

/** Where a text stands, in points. It never leaves its box: what is long wraps, then shrinks. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In points; it shrinks to `least`, and below that is shortened. */
  readonly size: number;
  readonly least?: number;
  readonly weight?: Weight;
  readonly align?: "left" | "right" | "center";
  /** Where in its box what is lower than that stands; at the top unless told. */
  readonly middle?: boolean;
  readonly grey?: boolean;
}

const LEAD = 1.3;
/** From the top of a line to the feet of its letters. */
const RISE = 1.02;
const STEP = 0.5;
/** Texts are measured at this size, once. */
const MEASURED = 100;
const MOST_KEPT = 5000;

/** Writes texts into a document. */
export function writer(doc: PDFKit.PDFDocument) {
  const widths = new Map<string, number>();
  function widthOf(text: string, weight: Weight): number {
    const key = `${weight}${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = runsOf(text, weight).reduce(
        (sum, run) => sum + doc.font(run.font).fontSize(MEASURED).widthOfString(run.text),
        0,
      );
      if (widths.size >= MOST_KEPT) widths.clear();
      widths.set(key, width);
    }
    return width / MEASURED;
  }

  function fitted(text: string, { width, height, size, least = 4, weight = "regular" }: Box) {
    const parts = partsOf(text);
    for (let now = size; ; now -= STEP) {
      const measure = (part: string) => widthOf(part, weight) * now;
      const lines = linesOf(parts, width, measure);
      const most = Math.floor(height / (now * LEAD) + 0.001);
      if (lines.length <= Math.max(1, most)) return { lines, size: now };
      if (now - STEP < least) return { lines: shortened(lines, most, width, measure), size: now };
    }
  }

  return (given: string, box: Box): void => {
    const { x, y, width, height, weight = "regular", align = "left" } = box;
    const text = plainText(given);
    if (text === "") return;
    const { lines, size } = fitted(text, box);
    const top = box.middle === true ? y + Math.max(0, (height - lines.length * size * LEAD) / 2) : y;
    doc.fillColor(box.grey === true ? "#5b6470" : "#000000");
    for (const [n, line] of lines.entries()) {
      const room = width - widthOf(line, weight) * size;
      let at = x + (align === "right" ? room : align === "center" ? room / 2 : 0);
      const feet = top + n * size * LEAD + size * RISE;
      for (const run of runsOf(line, weight)) {
        doc.font(run.font).fontSize(size).text(run.text, at, feet, { lineBreak: false, baseline: "alphabetic" });
        at += widthOf(run.text, weight) * size;
      }
    }
  };
}
export type Write = ReturnType<typeof writer>;
