import type { FieldProblem } from "@linehaul/schema/envelope";
import type { z } from "zod";
import { cellText } from "./columns.ts";
import type { ReadSheet, SheetRecord } from "./read.ts";
import { inPlace, oddCells, onceEach, refusedCells, type WrongCell } from "./wrong-cell.ts";

/** A row that is there, as the routes answer it. */
export type Known = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

/** A row that would be written: new without a `known`. */
export interface PlannedRow<In> {
  readonly row: number;
  readonly input: In;
  readonly known: Known | undefined;
}
export interface Plan<In> {
  readonly wrong: readonly WrongCell[];
  readonly added: readonly PlannedRow<In>[];
  readonly changed: readonly PlannedRow<In>[];
  readonly unchanged: readonly PlannedRow<In>[];
}

interface Planning<In> {
  readonly input: z.ZodObject & z.ZodType<In>;
  /** The field by which a row is known. */
  readonly key: string;
  /** The rows that are there, by that field. */
  readonly known: ReadonlyMap<string, Known>;
  /** What the contract can't know, by the place of the input. */
  readonly problems: (inputs: readonly In[]) => Promise<readonly (readonly FieldProblem[])[]>;
}

/** `1.50` of a database and `1.5` of a sheet are the same decimal. */
const saidBy = (rule: z.ZodType | undefined, value: unknown): string => {
  const text = cellText(value);
  return rule?.meta()?.["format"] === "decimal" && text.includes(".") ? text.replace(/\.?0+$/, "") : text;
};
const saysTheSame = (rules: Readonly<Record<string, z.ZodType>>, input: object, known: Known): boolean =>
  Object.entries(input).every(([field, value]) => saidBy(rules[field], value) === saidBy(rules[field], known[field]));

const keyIn = ({ cells }: SheetRecord, key: string): string => cellText(cells[key]);

/** A row's values: what its cells say, and of a known one what the sheet has no column for. */
function valuesOf(record: SheetRecord, known: Known | undefined, places: ReadSheet["places"]): object {
  const kept = Object.entries(known ?? {}).filter(([field]) => !places.has(field));
  return { ...Object.fromEntries(kept), ...record.cells };
}

/** What a sheet would do to the rows that are there. */
export async function planSheet<In extends object>(
  { records, places }: ReadSheet,
  { input, key, known, problems }: Planning<In>,
): Promise<Plan<In>> {
  const wrong: WrongCell[] = [];
  const right: PlannedRow<In>[] = [];
  const firstAt = new Map<string, number>();
  for (const record of records) {
    const { row } = record;
    const named = keyIn(record, key);
    const there = known.get(named);
    const earlier = named === "" ? undefined : firstAt.get(named);
    if (earlier === undefined) firstAt.set(named, row);
    const again =
      earlier === undefined ? [] : [{ row, key, problem: { key: "sheet.rowTwice", params: { row: earlier } } }];
    const read = input.safeParse(valuesOf(record, there, places));
    const broken = (read.error?.issues ?? []).flatMap((issue) =>
      refusedCells(record, String(issue.path[0] ?? key), issue),
    );
    const found = onceEach([...oddCells(record), ...again, ...broken]);
    wrong.push(...found);
    if (read.success && found.length === 0) right.push({ row, input: read.data, known: there });
  }
  const own = await problems(right.map((planned) => planned.input));
  const sound = right.filter(({ row }, nth) => {
    const found = (own[nth] ?? []).map((problem) => ({ row, key: String(problem.path[0] ?? key), problem }));
    wrong.push(...onceEach(found));
    return found.length === 0;
  });
  const isSame = ({ input: values, known: there }: PlannedRow<In>) =>
    there !== undefined && saysTheSame(input.shape, values, there);
  return {
    wrong: inPlace(wrong, places),
    added: sound.filter((planned) => planned.known === undefined),
    changed: sound.filter((planned) => planned.known !== undefined && !isSame(planned)),
    unchanged: sound.filter(isSame),
  };
}
