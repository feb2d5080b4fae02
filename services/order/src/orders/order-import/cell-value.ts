import { IMPORT_COLUMNS, type ImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { choiceKindOf, choicesOf, type ChoiceKind } from "@linehaul/schema/orders/order-import/texts";
import { LANGUAGES } from "@linehaul/schema/sites";
import { startOfDay } from "@linehaul/schema/time";

const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

const codes = new Map<ChoiceKind, ReadonlyMap<string, string>>();
/** A choice's code by what stands in its cell: the code itself, or its text in any language. */
function codeOf(kind: ChoiceKind, text: string): string | undefined {
  let known = codes.get(kind);
  if (known === undefined) {
    known = new Map(
      LANGUAGES.flatMap((language) => choicesOf(kind, language)).flatMap(([code, label]) => [
        [plain(code), code],
        [plain(label), code],
      ]),
    );
    codes.set(kind, known);
  }
  return known.get(plain(text));
}

/** `1,234.50` and wide digits as plain decimal text. What is none stays as it is, to be told by the field's own rule. */
const decimalText = (text: string): string => {
  const narrow = text.normalize("NFKC").trim();
  return /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(narrow) ? narrow.replaceAll(",", "") : narrow;
};
const wholeOf = (text: string): number | string => {
  const digits = decimalText(text).replace(/\.0+$/, "");
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : text;
};

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/;
const CLOCK = /^[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const two = (digits: string | undefined): string => (digits ?? "0").padStart(2, "0");
const HOUR_MS = 3_600_000;

/** A day, or a day with a clock, of the zone in which the sheet's author works; an instant with its own zone is left as it is. */
export function instantText(text: string, zone: string): string {
  const narrow = text.normalize("NFKC").trim();
  const day = DAY.exec(narrow);
  if (day === null) return narrow;
  const rest = narrow.slice(day[0].length);
  const clock = CLOCK.exec(rest);
  if (rest !== "" && clock === null) return narrow;
  const date = `${day[1] ?? ""}-${two(day[2])}-${two(day[3])}`;
  const [hour, minute, second] = [Number(clock?.[1] ?? 0), Number(clock?.[2] ?? 0), Number(clock?.[3] ?? 0)];
  if (Number.isNaN(Date.parse(`${date}T00:00:00Z`)) || hour > 23 || minute > 59 || second > 59) return narrow;
  const begin = startOfDay(date, zone).getTime();
  return new Date(begin + hour * HOUR_MS + minute * 60_000 + second * 1_000).toISOString();
}

const CODES_IN_CAPITALS: ReadonlySet<ImportColumn> = new Set([
  "declaredCurrency",
  "cod.currency",
  "sender.countryCode",
  "receiver.countryCode",
  "goods.origin",
]);

const levelsOf = (text: string): string[] =>
  text
    .split(/[/／>、]/)
    .map((level) => level.trim())
    .filter((level) => level !== "");

/** What a cell says, as NewOrder takes it. What can't be read so is handed on as it is: the field's own rule tells what is wrong with it. */
export function cellValue(column: ImportColumn, text: string, zone: string): unknown {
  const choice = choiceKindOf(column);
  if (choice !== null) return codeOf(choice, text) ?? text;
  const kind = IMPORT_COLUMNS[column];
  if (kind === "whole") return wholeOf(text);
  if (kind === "decimal") return decimalText(text);
  if (kind === "instant") return instantText(text, zone);
  if (kind === "levels") return levelsOf(text);
  return CODES_IN_CAPITALS.has(column) ? text.normalize("NFKC").toUpperCase() : text;
}
