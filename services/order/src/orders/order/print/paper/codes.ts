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

/** A QR code as vectors, the light around it within the area; dark squares beside each other are one. */
export function squares(doc: PDFKit.PDFDocument, text: string, { x, y, width, height }: Area): void {
  const [code] = bwip.raw({ bcid: "qrcode", text });
  if (code === undefined || !("pixs" in code)) throw new Error("no QR code was made");
  const { pixs, pixx, pixy } = code;
  const unit = Math.min(width, height) / (pixx + 2 * QUIET.squares);
  const [left, top] = [x + (width - pixx * unit) / 2, y + (height - pixy * unit) / 2];
  for (let row = 0; row < pixy; row++)
    for (let from = 0; from < pixx; from++) {
      let to = from;
      while (to < pixx && pixs[row * pixx + to] === 1) to++;
      if (to > from) doc.rect(left + from * unit, top + row * unit, (to - from) * unit, unit);
      from = to;
    }
  doc.fill("#000000");
}
