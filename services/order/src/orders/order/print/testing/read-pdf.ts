import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const { resolve } = createRequire(import.meta.url);
// Its own wasm, not one that it would fetch.
prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(readFileSync(resolve("zxing-wasm/reader/zxing_reader.wasm"))).buffer },
});

/** Dots a point: 216 dots an inch, as a simple label printer has. */
const SCALE = 3;

/** A page as people and scanners read it. */
export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** What its bar codes and square codes say, sorted. */
  readonly codes: readonly string[];
}

/** An image of shades as a file that the reader of codes knows (PGM). */
function shades(bgra: Uint8Array, width: number, height: number): Uint8Array {
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const image = new Uint8Array(head.length + width * height);
  image.set(head);
  for (let n = 0; n < width * height; n++) image[head.length + n] = bgra[n * 4 + 1] ?? 255;
  return image;
}

/** Every code in a picture or a drawing, as a camera reads it from a screen. */
export async function readCodes(picture: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(picture, { density: 300 })
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = await readBarcodes(shades(data, info.width, info.height), { formats: ["QRCode"], tryHarder: true });
  return found.map((code) => code.text).sort();
}

/** Renders each page of a PDF, and reads every code on it back. */
export async function readPdf(bytes: Uint8Array, withCodes = true): Promise<ReadPage[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pages: ReadPage[] = [];
    for (const page of document.pages()) {
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      const text = page.getText();
      const codes: string[] = [];
      if (withCodes) {
        const { data, width: across, height: down } = await page.render({ scale: SCALE, render: "bitmap" });
        const found = await readBarcodes(shades(data, across, down), {
          formats: ["Code128", "QRCode"],
          maxNumberOfSymbols: 20,
          tryHarder: true,
        });
        codes.push(...found.map((code) => code.text).sort());
      }
      pages.push({ width, height, text, codes });
    }
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}
