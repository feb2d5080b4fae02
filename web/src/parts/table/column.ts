import type { ReactNode } from "react";
import type { Cells } from "./cells.ts";

/** What the head of a table knows of a column. `id` is also the key of its title in the page's locale files: `column.<id>`. */
export interface ColumnHead<Sort extends string = string> {
  readonly id: string;
  /** px; what a wide screen has over is shared out in proportion. */
  readonly width: number;
  /** Numbers and money line up at their end. */
  readonly align?: "end";
  /** Which of the graph's closed list of sorts this column stands for. */
  readonly sort?: { readonly asc?: Sort; readonly desc?: Sort };
  /** Stays at that edge while the rest scrolls, and can be neither hidden nor moved. */
  readonly fixed?: "start" | "end";
  /** Left out until the user asks for it in the column settings. */
  readonly optional?: true;
}

/**
 * A column of rows. A cell is text, plain elements, or what the functions of `parts/cells` and their like give: the table's style is theirs, and
 * what they need is given once to the whole table. Only a cell that keeps something of its own is a component.
 * A cell that is plain text shows all of it as its title when it is cut off.
 */
export interface Column<Row, Sort extends string = never> extends ColumnHead<Sort> {
  readonly cell: (row: Row, cells: Cells) => ReactNode;
}

export type Direction = "ascending" | "descending";

/** The direction in which `sort` orders this column; null when it orders another. */
export const directionOf = (column: ColumnHead, sort: string): Direction | null =>
  column.sort?.asc === sort ? "ascending" : column.sort?.desc === sort ? "descending" : null;

/** What a press on the column's head asks for: the other direction, else the one there is, latest or largest first. */
export function nextSort<Sort extends string>(column: ColumnHead<Sort>, sort: Sort): Sort | null {
  const { asc, desc } = column.sort ?? {};
  if (sort === desc) return asc ?? desc;
  if (sort === asc) return desc ?? asc;
  return desc ?? asc ?? null;
}

/** Columns that bear the name of a field by which the list can be sorted, with those sorts. */
export const sortable = <Row, Sort extends string>(
  sorts: Readonly<Record<Sort, string>>,
  columns: readonly Column<Row>[],
): readonly Column<Row, Sort>[] => {
  const names: Sort[] = [];
  for (const name in sorts) names.push(name);
  return columns.map((column) => {
    const own = names.filter((name) => sorts[name] === column.id);
    const [asc, desc] = ["_ASC", "_DESC"].map((way) => own.find((name) => name.endsWith(way)));
    return own.length === 0 ? column : { ...column, sort: { ...(asc && { asc }), ...(desc && { desc }) } };
  });
};

/** Columns that are left out until the user asks for them. */
export const onRequest = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.map((column) => ({ ...column, optional: true as const }));
