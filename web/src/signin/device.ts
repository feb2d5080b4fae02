import { storeText } from "../store-text.ts";

const KEY = "linehaul.device";
const BYTES = 16;

/** This browser's id, made once and kept (AUTH-06). Random: it says nothing about the machine. */
export function deviceId(lasting: Storage): string {
  const known = lasting.getItem(KEY) ?? "";
  // Rubbish would be no value of a header.
  if (/^[\w-]{1,64}$/.test(known)) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (b) => b.toString(16).padStart(2, "0")).join(
    "",
  );
  storeText(lasting, KEY, made);
  return made;
}
