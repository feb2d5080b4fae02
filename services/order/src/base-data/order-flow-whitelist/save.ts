import type { Call } from "@linehaul/kit/call";
import { catalogueByIds, catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import type {
  NewOrderFlowWhitelist,
  OrderFlowWhitelist,
  OrderFlowWhitelistInput,
} from "@linehaul/schema/base-data/order-flow-whitelist";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { customersOf } from "../../orders/order/writing/known.ts";
import { writerOf } from "../../orders/order/writing/writer.ts";
import { lanesProblems } from "../lane.ts";
import { mine } from "./mine.ts";

type Named = Pick<NewOrderFlowWhitelist, "customerCode">;
/** The caller's customers among those that are named, by code. */
const customersIn = async (call: Call, inputs: readonly Named[]) =>
  customersOf(call.db, await writerOf(call), [...new Set(inputs.map(({ customerCode }) => customerCode))]);

type Customers = Awaited<ReturnType<typeof customersIn>>;

/** What the contract can't know: a customer is one of the caller's, a country one of the list. By the place of the input. */
async function problemsAmong(
  call: Call,
  customers: Customers,
  inputs: readonly NewOrderFlowWhitelist[],
): Promise<FieldProblem[][]> {
  const ofLanes = await lanesProblems(call.db, inputs);
  return inputs.map(({ customerCode }, n) => [
    ...(customers.has(customerCode) ? [] : [{ path: ["customerCode"], key: "customer.unknown", params: {} }]),
    ...(ofLanes[n] ?? []),
  ]);
}
/** What a customer is called today. */
const named = (customers: Customers, { customerCode }: Named) => ({
  customerName: customers.get(customerCode)?.name ?? customerCode,
});

export const problemsOf = async (call: Call, inputs: readonly NewOrderFlowWhitelist[]): Promise<FieldProblem[][]> =>
  problemsAmong(call, await customersIn(call, inputs), inputs);

/** What each row's customer is called today. */
export async function namesOf(call: Call, inputs: readonly Named[]): Promise<{ readonly customerName: string }[]> {
  const customers = await customersIn(call, inputs);
  return inputs.map((input) => named(customers, input));
}

/** Lets a customer pass a lane. */
export async function save(call: Call, input: OrderFlowWhitelistInput): Promise<OrderFlowWhitelist> {
  const { id, version, ...values } = input;
  const own = await mine(call);
  // Of a row that he does not see nothing is told, its customer's code least of all.
  if (id !== undefined && (await catalogueByIds(call, { ...own, ids: [id] })).length === 0)
    throw fail(SERVICE_CODES.notFound);
  const customers = await customersIn(call, [values]);
  const [fields = []] = await problemsAmong(call, customers, [values]);
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...own,
    id,
    version,
    values: { ...values, ...named(customers, values), site: newRowsSite(call.caller, await call.scope()) },
    unique: { order_flow_whitelist_code: "code" },
    buttons: { create: "ORDER_FLOW_WHITELIST.CREATE", edit: "ORDER_FLOW_WHITELIST.EDIT" },
  });
}
