import { sortBy, sortNames, type SortName, type Sorts } from "@linehaul/schema/sorts";
import { z } from "zod";
import type { SortKey } from "../paging/sort-key.ts";
import { fieldsOf, type Scalar } from "./said.ts";

/** A value behind every other when a list is read downwards: of times, of whole numbers, of amounts, which are never below zero, of texts. */
const BEYOND: Partial<Record<Scalar, string>> = {
  DateTime: "0001-01-01T00:00:00.000Z",
  Int: "-2147483648",
  Decimal: "-1",
};
/** Of days, which the graph has as text. */
const BEYOND_DAYS = "0001-01-01";

const textOf = (value: unknown): string | null =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : null;

/** How a row stands in each order of its list: what the cursors hold. */
export function sortKeysOf<Row extends object, S extends Sorts<Row>>(
  sorts: S,
  row: z.ZodObject & z.ZodType<Row>,
): (sort: SortName<S>) => SortKey<Row> {
  const sorted = new Set(Object.values<string>(sorts));
  const others = Object.keys(row.shape).filter((name) => !sorted.has(name));
  const beyond = new Map(
    fieldsOf(row, "output", others).map(({ name, type }) => [
      name,
      row.shape[name] instanceof z.ZodISODate ? BEYOND_DAYS : "scalar" in type ? (BEYOND[type.scalar] ?? "") : "",
    ]),
  );
  const keys = new Map<string, SortKey<Row>>();
  for (const name of sortNames(sorts)) {
    const { field, direction } = sortBy<keyof Row & string>(sorts, name);
    const last = direction === "desc" ? (beyond.get(field) ?? "") : null;
    keys.set(name, { text: (r) => textOf(r[field]), beyond: last });
  }
  return (sort) => {
    const key = keys.get(sort);
    if (!key) throw new Error(`no list is sorted by ${sort}`);
    return key;
  };
}
