import type { JsonObject } from "@linehaul/kit/call";
import type { CatalogueTable } from "@linehaul/kit/catalogue";
import { contentHash } from "@linehaul/kit/content-hash";
import type { PulledField, PulledRow } from "@linehaul/schema/base-data/pull/found";
import type { CatalogueRow } from "@linehaul/schema/catalogue";
import type { InferSelectModel } from "drizzle-orm";
import type { PullKind } from "./kind.ts";

/** A row that differs, with both sides. */
export interface Differing<T extends CatalogueTable, V, S> {
  readonly told: PulledRow;
  readonly here: { readonly record: InferSelectModel<T>; readonly row: V } | null;
  readonly there: S | null;
}
export interface Compared<T extends CatalogueTable, V, S> {
  readonly rows: readonly Differing<T, V, S>[];
  readonly same: number;
  readonly digest: string;
}

/** What the source says beside what is here: rows by their key, field by field. A field that was edited here since it came stays. */
export function compare<T extends CatalogueTable, V extends JsonObject & CatalogueRow, S extends object>(
  kind: PullKind<T, V, S>,
  records: readonly InferSelectModel<T>[],
  sourced: readonly S[],
): Compared<T, V, S> {
  const { keyOf, nameOf } = kind;
  const fields: readonly [string, (row: S | V) => string][] = Object.entries(kind.fields);
  const here = new Map(records.map((record) => [keyOf(kind.row(record)), { record, row: kind.row(record) }]));
  const there = new Map(sourced.map((row) => [keyOf(row), row]));

  const differences = (mine: V, record: InferSelectModel<T>, theirs: S): PulledField[] => {
    const base = kind.base?.(record);
    return fields.flatMap(([field, text]) => {
      const [value, theirValue] = [text(mine), text(theirs)];
      if (value === theirValue) return [];
      const stays = base !== undefined && (base === null || value !== text(base));
      return [{ field, here: value, there: theirValue, stays }];
    });
  };
  const ofOne = (row: S | V, side: "here" | "there"): PulledField[] =>
    fields.map(([field, text]) => ({ field, here: null, there: null, stays: false, [side]: text(row) }));

  const rows = [...new Set([...here.keys(), ...there.keys()])]
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap((key): Differing<T, V, S>[] => {
      const [mine, theirs] = [here.get(key) ?? null, there.get(key) ?? null];
      if (mine === null)
        return theirs === null
          ? []
          : [
              {
                told: { key, name: nameOf(theirs), state: "NEW", fields: ofOne(theirs, "there") },
                here: null,
                there: theirs,
              },
            ];
      const name = nameOf(mine.row);
      if (theirs === null) {
        // What was written here is nobody's to take away, and what is out of use needs no more.
        const isOwn = kind.base !== undefined && kind.base(mine.record) === null;
        if (isOwn || (kind.gone === "DISABLE" && mine.row.status === "DISABLED")) return [];
        return [{ told: { key, name, state: "GONE", fields: ofOne(mine.row, "here") }, here: mine, there: null }];
      }
      const differing = differences(mine.row, mine.record, theirs);
      return differing.length === 0
        ? []
        : [{ told: { key, name, state: "CHANGED", fields: differing }, here: mine, there: theirs }];
    });
  const versions = rows.map(({ here: mine }) => mine?.row.version ?? 0);
  return {
    rows,
    same: new Set([...here.keys(), ...there.keys()]).size - rows.length,
    digest: contentHash([rows.map(({ told }) => told), versions]),
  };
}
