import { setImmediate } from "node:timers/promises";
import { fieldProblems } from "@linehaul/kit/field-problems";
import type { Sheet } from "@linehaul/kit/sheets/sheet";
import type { FieldProblem } from "@linehaul/schema/envelope";
import type { ImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { orderProblems, type OrderMeans } from "@linehaul/schema/orders/order/new-order-rules";
import type { CellAt, SheetOrder } from "./assemble.ts";

/** A cell that is wrong, with the rule that it breaks (a key of the locale files). */
export interface WrongCell extends CellAt {
  readonly key: string;
  readonly params: FieldProblem["params"];
}

/** What only the database knows of new orders, a list of problems for each, whatever else is wrong with them; `row` counts them from 1. */
export type AskDatabase = (inputs: readonly unknown[]) => Promise<readonly (readonly FieldProblem[])[]>;

/** An order that broke no rule, and the row that it stands in. */
export interface ReadOrder {
  readonly row: number;
  readonly order: NewOrder;
}

/** An order that can be read and broke rules. */
export interface WrongOrder {
  readonly order: NewOrder;
  readonly problems: readonly FieldProblem[];
}

interface Checking {
  readonly orders: readonly SheetOrder[];
  readonly columns: readonly (ImportColumn | null)[];
  readonly means: OrderMeans;
  readonly askDatabase: AskDatabase;
  readonly signal: AbortSignal;
  readonly progress: (done: number) => void;
}

export interface Checked {
  readonly wrong: readonly WrongCell[];
  readonly right: readonly ReadOrder[];
  readonly wrongOrders: readonly WrongOrder[];
}

/** Orders that are looked at before others get their turn. */
const AT_A_TIME = 250;

/** The cell of a field that is wrong: its own, else that of its column in the same row, else the first that is near. */
function cellOf(order: SheetOrder, path: FieldProblem["path"], columns: readonly (ImportColumn | null)[]): CellAt {
  const field = path.join(".");
  const own = order.cells.get(field);
  if (own !== undefined) return own;
  const [group, nth, ...rest] = path;
  const isLine = group === "goods" && typeof nth === "number";
  const row = (isLine ? order.rows[nth] : undefined) ?? order.row;
  const name = isLine ? ["goods", ...rest].join(".") : field;
  const exact = columns.findIndex((column) => column === name);
  const near = exact >= 0 ? exact : columns.findIndex((column) => column?.split(".")[0] === String(group));
  return { row, column: Math.max(0, near >= 0 ? near : columns.findIndex((column) => column !== null)) };
}

const told = (order: SheetOrder, columns: Checking["columns"], problem: FieldProblem): WrongCell => ({
  ...cellOf(order, problem.path, columns),
  key: problem.key,
  params: problem.params,
});

/** A problem that names another order of the file by its place names its row instead. */
function inRow(problem: FieldProblem, orders: readonly SheetOrder[]): FieldProblem {
  const place = problem.params["row"];
  const other = typeof place === "number" ? orders[place - 1] : undefined;
  return other === undefined ? problem : { ...problem, params: { ...problem.params, row: other.row } };
}

/** What stands at a field of an order; undefined where its cell is empty. */
const valueAt = (input: unknown, path: FieldProblem["path"]): unknown =>
  path.reduce<unknown>(
    (found, part) => (typeof found === "object" && found !== null ? Reflect.get(found, part) : undefined),
    input,
  );

/** An empty cell is told as one: what a choice or a number must be says nothing of it. */
const asEmpty = (problem: FieldProblem, input: unknown): FieldProblem =>
  valueAt(input, problem.path) === undefined ? { ...problem, key: "required", params: {} } : problem;

/** What an order says by itself: its fields, and what concerns several of them. */
function ownProblems(source: SheetOrder, means: OrderMeans): { problems: FieldProblem[]; order: NewOrder | null } {
  const { input } = source;
  const read = NewOrder.safeParse(input);
  const fields = read.success ? [] : fieldProblems(read.error.issues).map((problem) => asEmpty(problem, input));
  const problems = [...fields, ...orderProblems(input, means)];
  return { problems, order: read.success ? read.data : null };
}

/** A field that can't be read may be looked at by a rule as well: it is told once, by the first. */
const onceEach = (problems: readonly FieldProblem[]): FieldProblem[] => {
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path.join(".")) && seen.add(path.join(".")));
};

/** Formulas, numbers that lost digits and error values, told at their cells before anything is said of what they hold. */
export const oddCells = (sheet: Sheet, columns: readonly (ImportColumn | null)[]): WrongCell[] =>
  sheet.odd
    .filter(({ row, column }) => row !== sheet.rows[0]?.number && (columns[column] ?? null) !== null)
    .map(({ row, column, what }) => ({ row, column, key: `sheet.${what}`, params: {} }));

/** Looks at every order of a file: nothing is stored. */
export async function check({ orders, columns, means, askDatabase, signal, progress }: Checking): Promise<Checked> {
  const wrong: WrongCell[] = [];
  const right: ReadOrder[] = [];
  const wrongOrders: WrongOrder[] = [];
  const known = await askDatabase(orders.map(({ input }) => input));
  for (let begin = 0; begin < orders.length; begin += AT_A_TIME) {
    signal.throwIfAborted();
    const some = orders.slice(begin, begin + AT_A_TIME);
    for (const [nth, source] of some.entries()) {
      const { problems, order } = ownProblems(source, means);
      const others = (known[begin + nth] ?? []).map((problem) => inRow(problem, orders));
      const found = onceEach([...problems, ...others]);
      wrong.push(...found.map((problem) => told(source, columns, problem)));
      if (order === null) continue;
      if (found.length === 0) right.push({ row: source.row, order });
      else wrongOrders.push({ order, problems: found });
    }
    progress(begin + some.length);
    // The thread answers others meanwhile.
    await setImmediate();
  }
  return { wrong, right, wrongOrders };
}
