import { COUNTRIES } from "@linehaul/kit/countries";
import { offsetsOf } from "@linehaul/schema/time";

const DAY_MS = 86_400_000;
/** Clocks are looked at this often: none is put forward and back within it. */
const STEP_MS = 28 * DAY_MS;
/** So far ahead a change is looked for. */
const AHEAD_MS = 400 * DAY_MS;

/** Names that the engine lists under what they were called before. */
const RENAMED: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** Every zone that the engine knows, under its present name, and those of the countries. */
export const zoneCodes = (): string[] =>
  [
    ...new Set([
      "UTC",
      ...Intl.supportedValuesOf("timeZone").map((zone) => RENAMED[zone] ?? zone),
      ...COUNTRIES.map(({ timeZone }) => timeZone),
    ]),
  ].sort();

/** The release of the zone data. */
export const zoneRelease = (): string => process.versions["tz"] ?? "";

/** When a zone's clock is put forward or back next, and what it shows then. */
interface Change {
  readonly nextChangeAt: Date | null;
  readonly nextOffsetMinutes: number | null;
}
function nextChange(offsetAt: (at: Date) => number, from: Date): Change {
  const ahead = (at: number): number => offsetAt(new Date(at));
  const now = ahead(from.getTime());
  const end = from.getTime() + AHEAD_MS;
  for (let low = from.getTime(); low < end; low += STEP_MS) {
    const high = low + STEP_MS;
    if (ahead(high) === now) continue;
    // Clocks change on a full second.
    let [before, after] = [Math.floor(low / 1000), Math.ceil(high / 1000)];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (ahead(middle * 1000) === now) before = middle;
      else after = middle;
    }
    return { nextChangeAt: new Date(after * 1000), nextOffsetMinutes: ahead(after * 1000) };
  }
  return { nextChangeAt: null, nextOffsetMinutes: null };
}

/** A zone's clock at an instant. */
export function clockOf(zone: string, at: Date) {
  const offsetAt = offsetsOf(zone);
  return { offsetMinutes: offsetAt(at), ...nextChange(offsetAt, at) };
}

function nameIn(locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

const namesOf = (code: string) => ({
  nameEn: nameIn("en", code),
  nameZhCn: nameIn("zh-CN", code),
  nameZhHk: nameIn("zh-Hant-HK", code),
});
interface Asked {
  readonly at: number;
  readonly names: ReturnType<typeof namesOf>;
  readonly clock: ReturnType<typeof clockOf>;
}
/** As each zone was asked for last: its names stay while a process runs, and who fills databases asks for one instant over and over. */
const asked = new Map<string, Asked>();

/** A zone as it is kept. */
export function zoneNow(code: string, at: Date) {
  const known = asked.get(code);
  const [time, names] = [at.getTime(), known?.names ?? namesOf(code)];
  const clock = known?.at === time ? known.clock : clockOf(code, at);
  asked.set(code, { at: time, names, clock });
  return { code, ...names, ...clock };
}
export type ZoneNow = ReturnType<typeof zoneNow>;
