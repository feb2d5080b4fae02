/** Zones have names with letters: an offset such as `+08:00` means another thing to a database. */
const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** What was found to be one: asking the engine takes longer than many a request. There are some 600, in any case of letters. */
const known = new Set<string>();
const MOST_KNOWN = 2_000;

/** Is it the name of a zone, as a browser says it: canonical (`Asia/Saigon`), newer (`Asia/Ho_Chi_Minh`) or `UTC`? */
export function isTimeZone(zone: string): boolean {
  if (known.has(zone)) return true;
  if (!NAME.test(zone) || !isKnownToTheEngine(zone)) return false;
  if (known.size < MOST_KNOWN) known.add(zone);
  return true;
}

function isKnownToTheEngine(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
