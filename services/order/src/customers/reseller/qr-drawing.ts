import sharp from "sharp";
import { qrCodeOf } from "../../orders/order/print/paper/codes.ts";

const PICTURE = 1_024;

/** A QR code as a drawing. */
export function qrDrawing(text: string): string {
  const { size, runs } = qrCodeOf(text);
  const dark = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark}"/></svg>`;
}

/** The same as a picture: each square takes as many whole points as there is room for. */
export async function qrPicture(text: string): Promise<Buffer> {
  const { size } = qrCodeOf(text);
  const scale = Math.floor(PICTURE / size);
  return sharp(Buffer.from(qrDrawing(text)), { density: 72 * scale })
    .resize({ width: size * scale, kernel: "nearest" })
    .png({ palette: true })
    .toBuffer();
}
