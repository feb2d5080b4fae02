import type { ColumnKind } from "@linehaul/schema/export-column";
import type { ExportFormat } from "@linehaul/schema/orders/export-task";
import type { Told } from "./written-cells.ts";

/** A sheet to be written. */
export interface Sheet {
  readonly format: ExportFormat;
  readonly title: string;
  readonly columns: readonly { readonly head: string; readonly kind: ColumnKind }[];
  /** IANA zone of its instants. */
  readonly timeZone: string;
  /** Rows of a workbook's sheet with its head; for tests, the most that a program takes by default. */
  readonly mostRows?: number;
}
export type Rows = readonly (readonly Told[])[];

/** What the writing thread says: it wants rows, or has bytes. */
export type FromWriter =
  | { readonly say: "want" }
  | { readonly say: "bytes"; readonly bytes: Uint8Array }
  | { readonly say: "done" };
/** What it is told: rows, or that there are no more. */
export type ToWriter = { readonly rows: Rows } | { readonly end: true };

export const TYPES: Readonly<Record<ExportFormat, { readonly type: string; readonly ending: string }>> = {
  XLSX: { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ending: "xlsx" },
  CSV: { type: "text/csv; charset=utf-8", ending: "csv" },
};
