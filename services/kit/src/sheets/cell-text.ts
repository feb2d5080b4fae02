/** What table programs keep of a number. */
const KEPT_DIGITS = 15;
const TOO_LONG = 10 ** KEPT_DIGITS;

/** A cell's text; null where nothing but spaces stands. */
export const trimmed = (text: string): string | null => {
  const kept = text.trim();
  return kept === "" ? null : kept;
};

/** Whether a table program has put zeros for the last digits of what was typed: a waybill number in a cell that is not text. */
export const lostDigits = (value: number): boolean => !Number.isFinite(value) || Math.abs(value) >= TOO_LONG;

/** A number as it was typed: its fifteen digits, never an exponent, never the 0.30000000000000004 of binary fractions. */
export function numberText(value: number): string {
  if (Object.is(value, -0)) return "0";
  const plain = String(Number(value.toPrecision(KEPT_DIGITS)));
  if (!plain.includes("e")) return plain;
  return Number(plain)
    .toFixed(20)
    .replace(/\.?0+$/, "");
}

/** A day, or an instant of no zone: table programs know none. */
export const dateText = (value: Date): string => {
  const iso = value.toISOString();
  return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso.slice(0, 19);
};
