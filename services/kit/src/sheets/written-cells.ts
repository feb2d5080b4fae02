import type { ColumnKind } from "@linehaul/schema/export-column";
import { offsetMinutes } from "@linehaul/schema/time";
import { isFormula } from "./formula.ts";

/** A value of a row as the database tells it; an instant as ISO 8601 in UTC. */
export type Told = string | null;

/** A value as RFC 4180 has it; one that a table program would run is made a text by an apostrophe. */
export function csvCell(value: Told): string {
  if (value === null) return "";
  const plain = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
export const csvLine = (cells: readonly Told[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** More digits than a program for tables keeps of a number. */
const MOST_DIGITS = 15;
const DECIMAL = /^-?\d+(\.\d+)?$/;
const digitsOf = (text: string): number => text.replace(/^-?0*\.?0*|\./g, "").length;

/** A number while it is kept to its last digit; else its text. */
const numberOr = (text: string): string | number =>
  DECIMAL.test(text) && digitsOf(text) <= MOST_DIGITS ? Number(text) : text;

/** The most characters of a workbook's cell; a program that finds more refuses the workbook. */
const MOST_TEXT = 32_767;
/** Characters that no XML holds, and what a program for tables would read as the number of one. */
const NO_XML = /[\uFFFE\uFFFF]/g;
const NUMBERED = /_(?=x[0-9A-Fa-f]{4}_)/g;
const xlsxText = (text: string): string =>
  text.toWellFormed().slice(0, MOST_TEXT).replace(NO_XML, "\uFFFD").replace(NUMBERED, "_x005F_");

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
/** Clocks are changed on quarters of an hour: what is ahead of UTC is asked once for each. */
export function wallClockOf(timeZone: string): (at: Date) => Date {
  const ahead = new Map<number, number>();
  return (at) => {
    const quarter = Math.floor(at.getTime() / QUARTER_MS);
    const known = ahead.get(quarter);
    const minutes = known ?? offsetMinutes(timeZone, at);
    if (known === undefined) ahead.set(quarter, minutes);
    return new Date(at.getTime() + minutes * MINUTE_MS);
  };
}

/** A value as a workbook has it: codes and texts are texts, amounts numbers, instants dates of the zone. A text is never a formula there. */
export const xlsxCell =
  (clock: (at: Date) => Date) =>
  (value: Told, kind: ColumnKind): string | number | Date | null => {
    if (value === null || value === "") return null;
    switch (kind) {
      case "text":
      case "code":
        return xlsxText(value);
      case "amount":
      case "integer":
        return numberOr(value);
      case "instant":
        return clock(new Date(value));
    }
  };

/** A value as a file of text has it: an instant as `2026-11-20 18:11:05` in the zone. */
export const csvText =
  (clock: (at: Date) => Date) =>
  (value: Told, kind: ColumnKind): Told =>
    value === null || kind !== "instant" ? value : clock(new Date(value)).toISOString().slice(0, 19).replace("T", " ");
