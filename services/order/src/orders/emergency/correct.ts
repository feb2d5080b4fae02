import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newestOf } from "@linehaul/kit/way-out/ask";
import { withdraw } from "@linehaul/kit/way-out/withdraw";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { Money } from "@linehaul/schema/money";
import { CommandKind } from "@linehaul/schema/orders/command-kind";
import type { CorrectedField, OrderCorrection } from "@linehaul/schema/orders/emergency/row";
import { controlHits, prohibitedProblems } from "@linehaul/schema/orders/order/control-rules";
import { isFinal } from "@linehaul/schema/orders/order/lifecycle";
import { orderProblems } from "@linehaul/schema/orders/order/new-order-rules";
import { and, eq, sql } from "drizzle-orm";
import { askOutlet } from "../intercept-release/ask-outlet.ts";
import { heldCommands, standing } from "../intercept-release/commands.ts";
import { orderMeans } from "../order/means.ts";
import { keepControls } from "../order/parts/controls.ts";
import { orderGoods, orderParty } from "../order/parts/table.ts";
import { orders, type OrderRecord } from "../order/table.ts";
import { pushOrders } from "../order-push/push.ts";
import type { Handling } from "./acts.ts";

const AMOUNTS: readonly CorrectedField[] = ["declaredValue", "insuredValue", "weight"];
/** The same amount, however it is written, is no change. */
const isSame = (field: CorrectedField, a: string | null, b: string | null): boolean =>
  a !== null && b !== null && AMOUNTS.includes(field) ? new Money(a).eq(b) : a === b;

function changedOf(before: OrderCorrection, after: OrderCorrection): readonly CorrectedField[] {
  const fields = Object.keys(after) as readonly string[] as readonly CorrectedField[];
  return fields.filter((field) => !isSame(field, before[field], after[field]));
}

/** The field of a correction that says what a field of an order is. */
function correctedAt([field = "", ...own]: readonly (string | number)[]): string | number {
  if (field === "exhibition") return "senderReason";
  return field === "sender" && own[0] === "cityCode" ? "senderCityCode" : field;
}

/** What is wrong with the order as it would be, at a field that changes; what was wrong before is not told now. Answers the controls that it falls under then. */
async function mustFit(tx: Db, order: OrderRecord, to: OrderCorrection, changed: readonly CorrectedField[]) {
  const { declaredCurrency, exhibition, serviceName, cargoTypeCode, payMethod, taxPayMethod } = order;
  const parties = await tx.select().from(orderParty).where(eq(orderParty.orderId, order.id));
  const goods = await tx.select().from(orderGoods).where(eq(orderGoods.orderId, order.id)).orderBy(orderGoods.lineNo);
  const draft = {
    serviceName,
    customerCode: order.customerCode,
    cargoTypeCode,
    payMethod,
    taxPayMethod,
    ...to,
    declaredCurrency,
    exhibition: exhibition === null ? null : { exhibition },
    sender: { ...parties.find(({ role }) => role === "SENDER"), cityCode: to.senderCityCode },
    receiver: parties.find(({ role }) => role === "RECEIVER"),
  };
  const customers = [order.customerCode];
  const means = await orderMeans(tx, { site: order.site, at: order.createdAt, customers, form: "CORRECTION" });
  const problems = orderProblems(draft, means)
    .map((problem) => ({ ...problem, path: [correctedAt(problem.path)] }))
    .filter(({ path: [field] }) =>
      changed.some((one) => one === field || (one === "declaredValue" && field === "insuredValue")),
    );
  const now = { ...draft, goods };
  const { weight, declaredValue } = order;
  const before = new Set(controlHits({ ...now, weight, declaredValue }, means).map(({ control }) => control.code));
  const hits = controlHits(now, means);
  const field = changed.includes("weight") ? "weight" : "declaredValue";
  const prohibited = prohibitedProblems(hits.filter(({ control }) => !before.has(control.code)));
  const fields = [...problems, ...prohibited.map((problem) => ({ ...problem, path: [field] }))];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return hits;
}

const senderOf = (id: string) => and(eq(orderParty.orderId, id), eq(orderParty.role, "SENDER"));

/** Corrects an order; customs is told again of what it was told, and an outlet that has not heard yet is another one from now on. */
export const correcting =
  (to: OrderCorrection) =>
  async (tx: Db, emit: Emit, order: OrderRecord, who: Handling): Promise<void> => {
    if (isFinal(order.orderStatus)) throw fail(SERVICE_CODES.wrongState, { detail: order.orderStatus });
    const { id } = order;
    const [sender] = await tx.select({ cityCode: orderParty.cityCode }).from(orderParty).where(senderOf(id));
    const changed = changedOf({ ...order, senderCityCode: sender?.cityCode ?? null }, to);
    if (changed.length === 0) throw fail(SERVICE_CODES.wrongState, { detail: "SAME" });
    const hits = await mustFit(tx, order, to, changed);
    const { senderCityCode: cityCode, ...own } = to;
    await tx
      .update(orders)
      .set({ ...own, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, id));
    await keepControls(tx, order, hits);
    const asking = { askedBy: who.userName, at: who.at, traceId: who.traceId };
    if (changed.includes("senderCityCode")) {
      await tx.update(orderParty).set({ cityCode }).where(senderOf(id));
      await tellElsewhere(tx, emit, order, asking);
    }
    const told = (await newestOf(tx, "CUSTOMS", [id])).get(id);
    if (told?.kind === "DECLARE") await pushOrders(tx, emit, who.mine, [id], asking);
  };

/** The last command, where its outlet can't have it, goes to the sender's present one. */
async function tellElsewhere(tx: Db, emit: Emit, order: OrderRecord, asking: Parameters<typeof askOutlet>[4]) {
  const command = standing((await heldCommands(tx, [order.id])).get(order.id) ?? []).at(-1);
  if (command === undefined || command.state === "SUCCESS") return;
  const gone = await withdraw(tx, [command.id], asking.at);
  if (gone.length > 0) await askOutlet(tx, emit, CommandKind.parse(command.kind), [order], asking);
}
