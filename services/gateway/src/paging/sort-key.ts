/** How a row stands in a sort. Made of a list's contract (contract/sort.ts). */
export interface SortKey<Row> {
  /** What the service's cursors hold for the row: its sort column as text; null where it has no value. */
  readonly text: (row: Row) => string | null;
  /** A value that stands behind every row's in the sort's direction; null where the place of "no value" does. */
  readonly beyond: string | null;
}
type Text<Row> = (row: Row) => string;

/** Any ascending sort: rows without a value would come last. */
export const ascending = <Row>(text: Text<Row>): SortKey<Row> => ({ text, beyond: null });
/** Newest first. */
export const newestFirst = <Row>(text: Text<Row>): SortKey<Row> => ({ text, beyond: "0001-01-01T00:00:00.000Z" });
/** Highest first, of numbers that are never below zero. */
export const highestFirst = <Row>(text: Text<Row>): SortKey<Row> => ({ text, beyond: "-1" });
/** Text from Z to A. */
export const textDescending = <Row>(text: Text<Row>): SortKey<Row> => ({ text, beyond: "" });
