import bwip from "bwip-js/generic";
import sharp from "sharp";

/** Light squares that readers want around a code. */
const QUIET = 4;
const PICTURE = 1_024;

/** A QR code as a drawing: dark squares that lie beside each other are one. */
export function qrDrawing(text: string): string {
  const [code] = bwip.raw({ bcid: "qrcode", text });
  if (code === undefined || !("pixs" in code)) throw new Error("no QR code was made");
  const { pixs, pixx, pixy } = code;
  const runs: string[] = [];
  for (let row = 0; row < pixy; row++)
    for (let from = 0; from < pixx; from++) {
      let to = from;
      while (to < pixx && pixs[row * pixx + to] === 1) to++;
      if (to > from) runs.push(`M${from + QUIET} ${row + QUIET}h${to - from}v1h-${to - from}z`);
      from = to;
    }
  const size = pixx + 2 * QUIET;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join("")}"/></svg>`;
}

/** The same as a picture: each square takes as many whole points as there is room for. */
export async function qrPicture(text: string): Promise<Buffer> {
  const drawing = qrDrawing(text);
  const size = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1]);
  const scale = Math.floor(PICTURE / size);
  return sharp(Buffer.from(drawing), { density: 72 * scale })
    .resize({ width: size * scale, kernel: "nearest" })
    .png({ palette: true })
    .toBuffer();
}
