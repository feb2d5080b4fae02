/** How a row stands in a sort. Made of a list's contract (contract/sort.ts). */
export interface SortKey<Row> {
  /** What the service's cursors hold for the row: its sort column as text; null where it has no value. */
  readonly text: (row: Row) => string | null;
  /** A value that stands behind every row's in the sort's direction; null where the place of "no value" does. */
  readonly beyond: string | null;
}
