import { createRequire } from "node:module";
import sharp from "sharp";
import { openPicture, writtenAs } from "./picture.ts";

/** Has the letters of every user name; papers are printed with it too. */
const FONT = createRequire(import.meta.url).resolve(
  "@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
);
const ASLANT = -24;
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 } as const;
/** Half seen: one is read on what is dark, the other on what is light. */
const COLOURS = ["#ffffff90", "#10182890"] as const;
const plain = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

interface Room {
  readonly width: number;
  readonly height: number;
}
/** A line of text, aslant, with room about it: as much of its middle as fits. */
async function lineOf(text: string, colour: string, letters: number, most: Room): Promise<Buffer> {
  const markup = `<span foreground="${colour}">${plain(text)}</span>`;
  const line = sharp({
    text: { text: markup, fontfile: FONT, font: "Noto Sans SC", rgba: true, height: letters, width: letters * 40 },
  });
  const [above, beside] = [Math.round(letters * 1.5), letters * 2];
  const spaced = line.extend({ top: above, bottom: above, left: beside, right: beside, background: NOTHING });
  // Each step on what the one before made: one pipeline would turn first and add the room afterwards.
  const level = await spaced.png().toBuffer();
  const turned = await sharp(level).rotate(ASLANT, { background: NOTHING }).png().toBuffer({ resolveWithObject: true });
  const [width, height] = [Math.min(turned.info.width, most.width), Math.min(turned.info.height, most.height)];
  const [left, top] = [(turned.info.width - width) / 2, (turned.info.height - height) / 2].map(Math.floor);
  return sharp(turned.data)
    .extract({ left: left ?? 0, top: top ?? 0, width, height })
    .toBuffer();
}

/** A picture with a text all over it, as a file of the same type. */
export async function marked(bytes: Uint8Array, type: string, text: string): Promise<Buffer> {
  const { data, info } = await (await openPicture(bytes)).toBuffer({ resolveWithObject: true });
  const letters = Math.max(10, Math.round(Math.min(info.width, info.height) / 22));
  const lines = await Promise.all(COLOURS.map((colour) => lineOf(text, colour, letters, info)));
  const shift = Math.max(1, Math.round(letters / 14));
  const laid = lines.map((input, n) => ({ input, tile: true, left: n * shift, top: n * shift }));
  return writtenAs(type, sharp(data).composite(laid));
}
