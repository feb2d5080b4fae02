/** Zones have names with letters: an offset such as `+08:00` means another thing to a database. */
const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** Is it the name of a zone, as a browser says it: canonical (`Asia/Saigon`), newer (`Asia/Ho_Chi_Minh`) or `UTC`? */
export function isTimeZone(zone: string): boolean {
  if (!NAME.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
