import { z } from "zod";
import { columnKeys, type ExportColumns } from "./export-column.ts";
import { ExportFormat } from "./orders/export-task.ts";
import { RevealReason } from "./reveal.ts";
import { RowCount } from "./scope.ts";

/** How many rows can be ticked for a file. */
export const MOST_TICKED = 1_000;

/** Which rows: all that match a filter, or those that were ticked. */
const rowsOf = <F extends z.ZodRawShape>(filter: F, key: z.ZodType<string>) => ({
  filter: z.object(filter).optional().describe("All rows that match; every row without it. Not together with `ids`."),
  ids: z
    .array(key)
    .min(1, "list.min")
    .max(MOST_TICKED, "list.max")
    .optional()
    .describe("The rows that were ticked, and no others."),
});
const oneWay = ({ filter, ids }: { readonly filter?: unknown; readonly ids?: unknown }): boolean =>
  filter === undefined || ids === undefined;
const twoWays = { message: "export.oneWay", path: ["ids"] };

/** What a file is asked of: rows (by what their nodes are known by: a uuid, unless it is said), columns and format. The request's zone and language are the file's. */
export const exportRequest = <F extends z.ZodRawShape, C extends ExportColumns>(
  filter: F,
  columns: C,
  rowKey: z.ZodType<string> = z.uuid(),
) => {
  const key = z.enum(columnKeys(columns));
  return z
    .object({
      ...rowsOf(filter, rowKey),
      columns: z.array(key).min(1, "list.min").max(100, "list.max").describe("Columns, in the order of the file."),
      clear: z
        .array(key)
        .max(100, "list.max")
        .default([])
        .describe("Those of them that shall not be masked: each needs the button that opens its field."),
      reason: RevealReason.optional().describe(
        "Why in the clear; needed where any column is. It stands in the audit trail.",
      ),
      format: ExportFormat,
    })
    .refine(oneWay, twoWays)
    .refine(({ columns: chosen }) => new Set(chosen).size === chosen.length, {
      message: "duplicate",
      path: ["columns"],
    })
    .refine(({ columns: chosen, clear }) => clear.every((one) => chosen.includes(one) && columns[one]?.opens), {
      message: "export.clear",
      path: ["clear"],
    })
    .refine(({ clear, reason }) => clear.length === 0 || reason !== undefined, {
      message: "required",
      path: ["reason"],
    });
};

/** The rows of a file that is thought of. */
export const exportRows = <F extends z.ZodRawShape>(filter: F, rowKey: z.ZodType<string> = z.uuid()) =>
  z.object(rowsOf(filter, rowKey)).refine(oneWay, twoWays);

export const EXPORT_HINDRANCES = ["PERIOD_NEEDED", "PERIOD_TOO_LONG", "NUMBERS_ALLOCATING", "NO_ROWS"] as const;
export const ExportHindrance = z.enum(EXPORT_HINDRANCES).meta({
  id: "ExportHindrance",
  description: "Why a file can't be asked for.",
  "x-values": {
    PERIOD_NEEDED: "All that match are asked for, and no period is named.",
    PERIOD_TOO_LONG: "The period has more days than a file may.",
    NUMBERS_ALLOCATING:
      "The site stores an import, and the period reaches today: numbers are being allocated, export later (ORD-07).",
    NO_ROWS: "No row would be in it.",
  },
});
export type ExportHindrance = z.infer<typeof ExportHindrance>;

export const ExportPreview = z
  .object({
    rows: RowCount.describe("How many rows would be in the file."),
    leftOut: RowCount.describe("How many of those that match would be left out: another system made them (ORD-07)."),
    hindrance: ExportHindrance.nullable().describe("Why it can't be asked for; null when it can."),
  })
  .meta({ id: "ExportPreview", description: "What would be in a file." });
export type ExportPreview = z.infer<typeof ExportPreview>;
