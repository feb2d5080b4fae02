import type { FieldProblem } from "@linehaul/schema/envelope";
import type { z } from "zod";
import { fieldProblems } from "../field-problems.ts";
import type { ReadSheet, SheetRecord } from "./read.ts";

export interface WrongCell {
  readonly row: number;
  /** The field that is wrong. */
  readonly key: string;
  readonly problem: Pick<FieldProblem, "key" | "params">;
}

export const REQUIRED = { key: "required", params: {} };

/** Nothing stands there, and the field's own type refuses it as no choice or no number: what it says means that it is needed. */
const isNeeded = ({ cells }: SheetRecord, field: string, { code }: z.core.$ZodIssue): boolean =>
  code !== "custom" && field in cells && cells[field] === undefined;

/** What a rule refuses of a row, at the cell that holds it. */
export const refusedCells = (record: SheetRecord, field: string, issue: z.core.$ZodIssue): WrongCell[] =>
  fieldProblems([issue]).map((problem) => ({
    row: record.row,
    key: field,
    problem: isNeeded(record, field, issue) ? REQUIRED : problem,
  }));

/** Cells of a row that are not believed. */
export const oddCells = ({ row, odd }: SheetRecord): WrongCell[] =>
  [...odd].map(([key, what]) => ({ row, key, problem: { key: `sheet.${what}`, params: {} } }));

/** The first of what is wrong with each cell: it is told of once. */
export function onceEach(problems: readonly WrongCell[]): WrongCell[] {
  const seen = new Set<string>();
  return problems.filter(({ row, key }) => {
    const cell = `${String(row)} ${key}`;
    return !seen.has(cell) && seen.add(cell);
  });
}

/** By row, and as the columns stand. */
export const inPlace = (wrong: readonly WrongCell[], places: ReadSheet["places"]): WrongCell[] =>
  wrong.toSorted((a, b) => a.row - b.row || (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
