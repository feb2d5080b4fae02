import { SheetRefused } from "./sheet.ts";

/** How a csv file's letters are written. Table programs in China save GB18030 without a word of it. */
type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "gb18030";

function marked(bytes: Uint8Array): Encoding | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return null;
}

const LOOKED_AT = 4_096;
/** UTF-16 without its mark: heads hold a comma, a line's end or a Latin letter, whose other half is zero. */
function unmarked16(bytes: Uint8Array): Encoding | null {
  let even = 0;
  let odd = 0;
  for (const [i, byte] of bytes.subarray(0, LOOKED_AT).entries())
    if (byte === 0) {
      if (i % 2 === 0) even += 1;
      else odd += 1;
    }
  if (even === 0 && odd === 0) return null;
  if (odd > 0 && even === 0) return "utf-16le";
  if (even > 0 && odd === 0) return "utf-16be";
  throw new SheetRefused("NOT_A_SHEET");
}

const read = (bytes: Uint8Array, encoding: Encoding): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** A csv file's text: UTF-8, UTF-16 or GB18030, by its mark or by what its bytes can be. Nothing is replaced by �: what can't be read is refused. */
export function decodeText(bytes: Uint8Array): string {
  const known = marked(bytes) ?? unmarked16(bytes);
  const text = known === null ? (read(bytes, "utf-8") ?? read(bytes, "gb18030")) : read(bytes, known);
  if (text === null) throw new SheetRefused("UNREADABLE");
  if (text.includes("\0")) throw new SheetRefused("NOT_A_SHEET");
  return text;
}
