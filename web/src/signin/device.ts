const KEY = "linehaul.device";
const BYTES = 16;

/** This browser's id, made once and kept (AUTH-06). Random: it says nothing about the machine. */
export function deviceId(lasting: Storage): string {
  const known = lasting.getItem(KEY);
  if (known) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (b) => b.toString(16).padStart(2, "0")).join(
    "",
  );
  lasting.setItem(KEY, made);
  return made;
}
