import bwip from "bwip-js/generic";

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Light modules that readers want around a code. */
const QUIET = { bars: 10, squares: 4 };
/** No module of a bar code is wider, in points: 0.5 mm. */
const WIDEST = 1.42;

/** A Code 128 in the middle of an area, as vectors; the light around it is within the area. */
export function bars(doc: PDFKit.PDFDocument, text: string, { x, y, width, height }: Area): void {
  const [code] = bwip.raw({ bcid: "code128", text });
  if (code === undefined || !("sbs" in code)) throw new Error("no bar code was made");
  const modules = code.sbs.reduce((sum, one) => sum + one, 0);
  const unit = Math.min(WIDEST, width / (modules + 2 * QUIET.bars));
  let at = x + (width - modules * unit) / 2;
  for (const [n, one] of code.sbs.entries()) {
    if (n % 2 === 0) doc.rect(at, y, one * unit, height);
    at += one * unit;
  }
  doc.fill("#000000");
}

/** Dark squares of a code that lie beside each other, as one: where they begin, and how many they are. */
interface DarkRun {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}
/** A QR code by its dark runs, in squares, with the light around it that readers want. */
export function qrCodeOf(text: string): { readonly size: number; readonly runs: readonly DarkRun[] } {
  const [code] = bwip.raw({ bcid: "qrcode", text });
  if (code === undefined || !("pixs" in code)) throw new Error("no QR code was made");
  const { pixs, pixx, pixy } = code;
  const runs: DarkRun[] = [];
  for (let row = 0; row < pixy; row++)
    for (let from = 0; from < pixx; from++) {
      let to = from;
      while (to < pixx && pixs[row * pixx + to] === 1) to++;
      if (to > from) runs.push({ x: from + QUIET.squares, y: row + QUIET.squares, length: to - from });
      from = to;
    }
  return { size: pixx + 2 * QUIET.squares, runs };
}

/** A QR code as vectors, the light around it within the area. */
export function squares(doc: PDFKit.PDFDocument, text: string, { x, y, width, height }: Area): void {
  const { size, runs } = qrCodeOf(text);
  const unit = Math.min(width, height) / size;
  const [left, top] = [x + (width - size * unit) / 2, y + (height - size * unit) / 2];
  for (const run of runs) doc.rect(left + run.x * unit, top + run.y * unit, run.length * unit, unit);
  doc.fill("#000000");
}
