import type { Db } from "@linehaul/kit/database-type";
import { rowScope } from "@linehaul/kit/scope";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { codesOf } from "@linehaul/schema/scope";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { z } from "zod";
import { ofMainAmong } from "../../../customers/account/main.ts";
import { customerCopy, type CustomerCopy } from "../../../customers/customer/table.ts";
import { plainNumber } from "../number.ts";
import { orderNumber } from "../parts/table.ts";
import { orders } from "../table.ts";
import type { OrderWriter } from "./writer.ts";

const { shape } = NewOrder;
const readable = <T extends z.ZodType>(field: T) => field.optional().catch(undefined);
/** What of an order the database is asked about, as far as it can be read. */
const Draft = z.object({
  customerCode: readable(shape.customerCode),
  customerOrderNo: readable(shape.customerOrderNo),
  agentWayBillNo: readable(shape.agentWayBillNo),
  payMethod: readable(shape.payMethod),
  payMonthCard: readable(shape.payMonthCard),
  taxPayMethod: readable(shape.taxPayMethod),
  taxMonthCard: readable(shape.taxMonthCard),
});
type Draft = z.infer<typeof Draft>;

const problem = (field: string, key: string, params: FieldProblem["params"] = {}): FieldProblem => ({
  path: [field],
  key,
  params,
});
const present = <T>(values: readonly (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
];

/** Customers that somebody may see, and place orders for (PERM-02, PERM-08). */
export function customersIn({ site, scope }: Pick<OrderWriter, "site" | "scope">): SQL | undefined {
  const mine = rowScope({ site }, scope, "CUSTOMER", {
    site: customerCopy.site,
    country: customerCopy.countryCode,
    org: customerCopy.orgCode,
    customer: customerCopy.customerCode,
  });
  // Who is kept to accounts would not see an order of another's.
  const accounts = codesOf(scope, "ORDER", "account");
  const theirs = accounts === null ? undefined : ofMainAmong(customerCopy.site, customerCopy.customerCode)(accounts);
  return and(mine, theirs);
}

/** Whose these orders are, as far as they can be read. */
export const customersNamed = (inputs: readonly unknown[]): string[] =>
  present(inputs.map((input) => Draft.catch({}).parse(input).customerCode));

/** The writer's customers with these codes, by code. */
export async function customersOf(
  db: Db,
  writer: OrderWriter,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CustomerCopy>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(customerCopy)
    .where(and(customersIn(writer), inArray(customerCopy.customerCode, [...codes])));
  return new Map(rows.map((row) => [row.customerCode, row]));
}

/** A customer numbers his orders as he likes, each once; what an agent numbers is his. */
interface Numbered {
  readonly field: "customerOrderNo" | "agentWayBillNo";
  readonly number: string;
  /** The same text for the same number of the same people. */
  readonly key: string;
}
const customerKey = (code: string, number: string) => `${code} ${plainNumber(number)}`;
const agentKey = (number: string) => `agent ${plainNumber(number)}`;
const numbersOf = ({ customerCode, customerOrderNo, agentWayBillNo }: Draft): Numbered[] => [
  ...(customerCode !== undefined && customerOrderNo !== undefined
    ? [{ field: "customerOrderNo", number: customerOrderNo, key: customerKey(customerCode, customerOrderNo) } as const]
    : []),
  ...(agentWayBillNo
    ? [{ field: "agentWayBillNo", number: agentWayBillNo, key: agentKey(agentWayBillNo) } as const]
    : []),
];

/** Which of these numbers orders have already, of whatever site. */
async function takenOf(db: Db, numbers: readonly Numbered[]): Promise<ReadonlySet<string>> {
  const plain = present(numbers.map(({ number }) => plainNumber(number)));
  if (plain.length === 0) return new Set();
  const rows = await db
    .select({ number: orderNumber.number, kind: orderNumber.kind, customerCode: orders.customerCode })
    .from(orderNumber)
    .innerJoin(orders, eq(orders.id, orderNumber.orderId))
    .where(and(inArray(orderNumber.number, plain), inArray(orderNumber.kind, ["CUSTOMER_ORDER", "AGENT"])));
  return new Set(rows.map((r) => (r.kind === "AGENT" ? agentKey(r.number) : customerKey(r.customerCode, r.number))));
}

function customerProblems(draft: Draft, customer: CustomerCopy | undefined): FieldProblem[] {
  if (draft.customerCode === undefined) return [];
  if (customer === undefined) return [problem("customerCode", "customer.unknown")];
  // The card of whoever else pays is not ours to know.
  const own = [
    draft.payMethod === "SENDER" ? (["payMonthCard", draft.payMonthCard] as const) : null,
    draft.taxPayMethod === "SENDER" ? (["taxMonthCard", draft.taxMonthCard] as const) : null,
  ];
  return [
    ...(customer.status === "USABLE" ? [] : [problem("customerCode", "customer.unusable")]),
    ...own.flatMap((card) =>
      card?.[1] && !customer.monthCards.includes(card[1]) ? [problem(card[0], "card.unknown")] : [],
    ),
  ];
}

/**
 * What only the database knows of new orders, a list of problems for each, whatever else is wrong with them: the customer is among the
 * writer's and may order, its cards are its own, and no number stands twice in these orders (`row` counts them from 1) or in any other.
 */
export async function knownProblems(
  db: Db,
  writer: OrderWriter,
  inputs: readonly unknown[],
): Promise<FieldProblem[][]> {
  const drafts = inputs.map((input) => Draft.catch({}).parse(input));
  const customers = await customersOf(db, writer, present(drafts.map(({ customerCode }) => customerCode)));
  const taken = await takenOf(db, drafts.flatMap(numbersOf));
  const first = new Map<string, number>();
  return drafts.map((draft, row) => [
    ...customerProblems(draft, customers.get(draft.customerCode ?? "")),
    ...numbersOf(draft).flatMap(({ field, number, key }) => {
      if (taken.has(key)) return [problem(field, "order.number.taken", { number })];
      const earlier = first.get(key);
      if (earlier !== undefined) return [problem(field, "order.number.inFile", { number, row: earlier + 1 })];
      first.set(key, row);
      return [];
    }),
  ]);
}
