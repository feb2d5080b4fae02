import { orderPage } from "@linehaul/order/orders/order/list";
import type { Mine } from "@linehaul/order/orders/order/mine";
import { encodeCursor, queryHash } from "@linehaul/schema/paging";
import type { OrderSort } from "@linehaul/schema/orders/order/row";
import type { Bench } from "./database.ts";
import type { Question } from "./questions.ts";

/** A page of a list: the first one begins nowhere. */
export type Place = Partial<Record<"after" | "before", string>> & { readonly name: string; readonly pageNum?: number };

/** The last page that has a number. */
export const BY_NUMBER = "number 200";

const OTHER_WAY = {
  CREATED_AT_DESC: "CREATED_AT_ASC",
  CREATED_AT_ASC: "CREATED_AT_DESC",
  DECLARED_VALUE_DESC: "DECLARED_VALUE_ASC",
  DECLARED_VALUE_ASC: "DECLARED_VALUE_DESC",
} as const satisfies Record<OrderSort, OrderSort>;

/** How far from the first row to the last. */
const DEPTHS = { "a tenth": 0.1, middle: 0.5, "nine tenths": 0.9 };

/** What lies so far between two rows: of instants by time, of amounts, which are many and small or few and large, by their digits. */
function between(sort: OrderSort, [from, to]: readonly [string, string], share: number): string {
  const at = (a: number, b: number) => a + (b - a) * share;
  return sort.startsWith("CREATED")
    ? new Date(at(Date.parse(from), Date.parse(to))).toISOString()
    : Math.exp(at(Math.log(Number(from)), Math.log(Number(to)))).toFixed(2);
}

/**
 * Where a list is to be asked: at its first page, both ways from three depths between its ends, and back from its end. Depths are found by
 * value: to count the rows before them would read the whole table for each question.
 */
export async function places(bench: Bench, mine: Mine, { filter }: Question, sort: OrderSort): Promise<Place[]> {
  const endBy = async (by: OrderSort) => {
    const { data } = await orderPage(bench.db, mine, { pageSize: 1, sort: by, filter, want: [] });
    const [row] = data;
    return row && { id: row.id, value: sort.startsWith("CREATED") ? row.createdAt : row.declaredValue };
  };
  const [first, last] = [await endBy(sort), await endBy(OTHER_WAY[sort])];
  const begin: Place[] = [{ name: "first" }, { name: BY_NUMBER, pageNum: 200 }];
  if (first === undefined || last === undefined) return begin;
  const hash = queryHash(sort, filter);
  const cursor = (value: string) => encodeCursor({ kind: "key", hash, value: `=${value}`, id: last.id });
  const deep = Object.entries(DEPTHS).flatMap(([depth, share]): Place[] => {
    const at = cursor(between(sort, [first.value, last.value], share));
    return [
      { name: `${depth}, on`, after: at },
      { name: `${depth}, back`, before: at },
    ];
  });
  return [...begin, ...deep, { name: "last", before: cursor(last.value) }];
}
