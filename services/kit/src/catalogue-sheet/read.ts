import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { MOST_CATALOGUE_ROWS } from "@linehaul/schema/catalogue-sheet";
import type { Language } from "@linehaul/schema/sites";
import { headText } from "../exports/heads.ts";
import { fail } from "../fail.ts";
import { readSheet } from "../sheets/read-sheet.ts";
import { SheetRefused, type OddCell, type Sheet } from "../sheets/sheet.ts";
import { columnOf, type SheetColumn } from "./columns.ts";

/** A row as it is written: what its cells say, by field. */
export interface SheetRecord {
  /** Its number as table programs show it. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string | number | undefined>>;
  /** Cells that are not believed, by field. */
  readonly odd: ReadonlyMap<string, OddCell>;
}
export interface ReadSheet {
  /** Where each field stands, from 0; those that the sheet has. */
  readonly places: ReadonlyMap<string, number>;
  readonly records: readonly SheetRecord[];
  readonly ignored: readonly string[];
}

/** A file that can't be read is a mistake at the field that names it. */
const refused = (key: string, params: FieldProblem["params"] = {}) =>
  fail(SERVICE_CODES.invalid, { fields: [{ path: ["file"], key, params }] });

function valueOf({ isInteger, choices }: SheetColumn, text: string | null): string | number | undefined {
  if (text === null) return undefined;
  // Choices are codes; their size is overlooked.
  if (choices.length > 0) return choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text;
  return isInteger && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

/** Where the fields stand, by the heads of a sheet. Throws when one that a row needs has none, or several. */
function placed(heads: readonly (string | null)[], columns: readonly SheetColumn[], language: Language) {
  const places = new Map<string, number>();
  const ignored: string[] = [];
  for (const [place, heading] of heads.entries()) {
    if (heading === null) continue;
    const column = columnOf(columns, heading);
    if (column === undefined) ignored.push(heading.slice(0, 60));
    else if (places.has(column.key)) throw refused("sheet.columnTwice", { column: headText(column.head, language) });
    else places.set(column.key, place);
  }
  const missing = columns.filter(({ key, isRequired }) => isRequired && !places.has(key));
  if (missing.length > 0)
    throw refused("sheet.columnsMissing", {
      columns: missing.map(({ head }) => headText(head, language)).join(", "),
    });
  return { places, ignored };
}

function recordsOf({ rows, odd }: Sheet, columns: readonly SheetColumn[], places: ReadSheet["places"]): SheetRecord[] {
  const oddIn = Map.groupBy(odd, ({ row }) => row);
  return rows.slice(1).flatMap(({ number, cells }) => {
    const there = columns.filter(({ key }) => places.has(key));
    const at = (key: string): number => places.get(key) ?? -1;
    const said = there.map((column) => [column.key, valueOf(column, cells[at(column.key)] ?? null)] as const);
    const found = new Map(
      there.flatMap(({ key }) => {
        const what = oddIn.get(number)?.find(({ column }) => column === at(key))?.what;
        return what === undefined ? [] : [[key, what] as const];
      }),
    );
    // What stands in other columns alone is no row of ours.
    if (found.size === 0 && said.every(([, value]) => value === undefined)) return [];
    return [{ row: number, cells: Object.fromEntries(said), odd: found }];
  });
}

/** An uploaded file as rows of a catalogue; 400001 at `file` when it can't be read as such. */
export async function readRecords(
  bytes: Uint8Array,
  columns: readonly SheetColumn[],
  language: Language,
): Promise<ReadSheet> {
  const sheet = await readSheet(bytes, { mostRows: MOST_CATALOGUE_ROWS }).catch((error: unknown) => {
    throw error instanceof SheetRefused ? refused(`sheet.${error.why}`) : error;
  });
  const { places, ignored } = placed(sheet.rows[0]?.cells ?? [], columns, language);
  const records = recordsOf(sheet, columns, places);
  if (records.length === 0) throw refused("sheet.EMPTY");
  return { places, ignored, records };
}
