import type { ExportColumn } from "@linehaul/schema/export-column";
import { EXPORT_FORMATS } from "@linehaul/schema/orders/export-task";
import { isRecord } from "@linehaul/schema/record";
import type { MenuButton } from "@linehaul/schema/modules";
import { arranged, readArrangement } from "../table/arrangement.ts";
import type { Exported } from "./exported.ts";

type Format = (typeof EXPORT_FORMATS)[number];
type May = (button: MenuButton) => boolean;

/** What somebody chose for a list's files, kept on the server under `export.<MODULE>`. */
export interface Choice {
  readonly columns: readonly string[];
  readonly format: Format;
}
export const choiceKey = (list: string): string => `export.${list}`;

/** Keys of the columns that the viewer may have, in the order of a file. */
export const choosable = ({ columns }: Pick<Exported, "columns">, may: May): readonly string[] =>
  Object.entries(columns)
    .filter(([, { needs }]: [string, ExportColumn]) => needs === undefined || may(needs))
    .map(([key]) => key);

/** Those of them that the viewer may have unmasked. */
export const openable = ({ columns }: Pick<Exported, "columns">, may: May): readonly string[] =>
  choosable({ columns }, may).filter((key) => columns[key]?.opens?.some(may));

/** The columns of a file that stand for what the list shows, as its user arranged it. */
export function shownIn(
  { heads, standFor, columns }: Pick<Exported, "heads" | "standFor" | "columns">,
  arrangement: string | undefined,
): ReadonlySet<string> {
  const shown = arranged(heads, readArrangement(arrangement, heads));
  return new Set(shown.flatMap(({ id }) => standFor[id] ?? (id in columns ? [id] : [])));
}

const isFormat = (value: unknown): value is Format => EXPORT_FORMATS.some((format) => format === value);

/** What was chosen last, of what is to be had today; the columns shown where nothing (legible) was. */
export function readChoice(kept: string | undefined, own: readonly string[], shown: ReadonlySet<string>): Choice {
  const fallback = own.filter((key) => shown.has(key));
  let value: unknown;
  try {
    value = kept === undefined ? null : JSON.parse(kept);
  } catch {
    value = null;
  }
  if (!isRecord(value)) return { columns: fallback, format: "XLSX" };
  const named: readonly unknown[] = Array.isArray(value["columns"]) ? value["columns"] : [];
  const columns = own.filter((key) => named.includes(key));
  return {
    columns: columns.length > 0 ? columns : fallback,
    format: isFormat(value["format"]) ? value["format"] : "XLSX",
  };
}
