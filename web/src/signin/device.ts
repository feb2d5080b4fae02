import { isId } from "../relay/is-id.ts";
import { storeText } from "../browser/store-text.ts";

const KEY = "linehaul.device";
const BYTES = 16;

/** This browser's id, made once and kept (AUTH-06). Random: it says nothing about the machine. */
export function deviceId(lasting: Storage): string {
  const known = lasting.getItem(KEY) ?? "";
  if (isId(known)) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (b) => b.toString(16).padStart(2, "0")).join(
    "",
  );
  storeText(lasting, KEY, made);
  return made;
}
