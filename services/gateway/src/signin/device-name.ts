/** In this order: most browsers name others beside themselves. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["Windows", "Windows"],
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["CrOS", "ChromeOS"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;

/**
 * Browser and system as a `User-Agent` names them, e.g. `Firefox, Windows`, for whoever looks through his sessions (SEC-09); undefined for
 * what names neither. Only names from here, nothing of what was sent.
 */
export function deviceName(userAgent: string | undefined): string | undefined {
  const of = (known: readonly (readonly [string, string])[]) => known.find(([sign]) => userAgent?.includes(sign))?.[1];
  return [of(BROWSERS), of(SYSTEMS)].filter((name) => name !== undefined).join(", ") || undefined;
}
