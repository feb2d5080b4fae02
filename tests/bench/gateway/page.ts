import { decodeCursor, encodeCursor, queryHash, type Page } from "@linehaul/schema/paging";

/** Where a row stands in a sort, as the services write it. */
export const cursorOf = <Row extends { readonly id: string }>(
  row: Row,
  hash: string,
  keyOf: (row: Row) => string,
): string => encodeCursor({ kind: "key", hash, value: `=${keyOf(row)}`, id: row.id });

interface Asked {
  readonly pageNum?: number | undefined;
  readonly pageSize: number;
  readonly after?: string | undefined;
  readonly sort: string;
  readonly filter?: object | undefined;
  readonly want: readonly string[];
}

/** A page forward through rows that stand in the order of the sort. */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { pageNum = 1, pageSize, after, sort, filter, want }: Asked,
  keyOf: (row: Row) => string,
): Page<Row> {
  const cursor = after === undefined ? null : decodeCursor(after);
  const from = cursor?.kind === "key" ? rows.findIndex((row) => row.id === cursor.id) + 1 : (pageNum - 1) * pageSize;
  const data = rows.slice(from, from + pageSize);
  const at = (row: Row | undefined) => (row ? cursorOf(row, queryHash(sort, filter), keyOf) : null);
  return {
    data,
    total: want.includes("total") ? rows.length : null,
    totalExact: want.includes("total"),
    after: from + pageSize < rows.length ? at(data.at(-1)) : null,
    before: from > 0 ? at(data[0]) : null,
  };
}
