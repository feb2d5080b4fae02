import { decodeText } from "../sheets/decode.ts";
import { SheetRefused } from "../sheets/sheet.ts";

/** No text holds them, but for tab and ends of lines. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Text that a browser could take for a page or a picture. */
const MARKUP = /^\s*<[!?a-z]/i;

/** Is it text for a table: UTF-8, UTF-16 or GB18030, nothing of another kind, and no page? */
export function isText(bytes: Uint8Array): boolean {
  try {
    const text = decodeText(bytes);
    return !CONTROL.test(text) && !MARKUP.test(text);
  } catch (error) {
    if (error instanceof SheetRefused) return false;
    throw error;
  }
}
