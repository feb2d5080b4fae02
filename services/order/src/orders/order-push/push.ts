import type { Call, Emit, JsonObject } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { type Asking, deliver, newestOf, type Telling } from "@linehaul/kit/way-out/ask";
import type { PushKind } from "@linehaul/schema/orders/order-push";
import type { OrderStatus } from "@linehaul/schema/orders/order/status";
import { and, asc, inArray, type SQL } from "drizzle-orm";
import { stateWords, type StateWords } from "../../base-data/status-mapping/words.ts";
import { orders, type OrderRecord } from "../order/table.ts";
import { declarations } from "./content.ts";
import { pushStates } from "./push-states.ts";

export const askingOf = (call: Call): Asking => ({
  askedBy: call.caller.userName,
  at: call.now(),
  traceId: call.traceId,
});

/** What the customs system is told of an order, its state in the system's words; one for which it has none can't be sent (ORD-13). */
export function tellingOf(o: OrderRecord, kind: PushKind, content: JsonObject, words: StateWords): Telling {
  const told: OrderStatus = kind === "CANCEL" ? "CANCELLED" : o.orderStatus;
  const state = words.get(told);
  return {
    kind,
    subject: o.id,
    name: o.sfWaybillNo,
    site: o.site,
    country: o.receiverCountry,
    orgCode: o.orgCode,
    customerCode: o.customerCode,
    content: { ...content, ...state },
    ...(state === undefined && { unmapped: told }),
  };
}
export const cancellationOf = (o: OrderRecord, words: StateWords): Telling =>
  tellingOf(o, "CANCEL", { sfWaybillNo: o.sfWaybillNo }, words);

const isUnmapped = ({ unmapped }: Telling): boolean => unmapped !== undefined;
const subjectsOf = (tellings: readonly Telling[]): string[] => tellings.map(({ subject }) => subject);

/** Has the customs system told, in a transaction that holds the orders; each knows that it waits, or that it failed. */
async function tellCustoms(tx: Db, tellings: readonly Telling[], asking: Asking): Promise<void> {
  await deliver(tx, "CUSTOMS", tellings, asking);
  const { failed = [], waiting = [] } = Object.groupBy(tellings, (one) => (isUnmapped(one) ? "failed" : "waiting"));
  await pushStates.set(tx, subjectsOf(waiting), "PENDING");
  await pushStates.set(tx, subjectsOf(failed), "FAILED");
}

/** What became of orders that were to be pushed. */
interface Pushed {
  readonly pushed: readonly OrderRecord[];
  /** In a state for which the customs system has no word: their push is recorded, and failed. */
  readonly unmapped: readonly OrderRecord[];
  /** Cancelled, and the customs system never heard of it. */
  readonly refused: readonly OrderRecord[];
}

/**
 * Has the customs system told of these of the caller's orders as they are now, in the transaction of a write. One that is cancelled is told
 * of as cancelled, where that is what was told last.
 */
export async function pushOrders(
  tx: Db,
  emit: Emit,
  mine: SQL,
  ids: readonly string[],
  asking: Asking,
): Promise<Pushed> {
  const found = await tx
    .select()
    .from(orders)
    .where(and(mine, inArray(orders.id, [...ids])))
    .orderBy(asc(orders.id))
    .for("no key update");
  const newest = await newestOf(
    tx,
    "CUSTOMS",
    found.map(({ id }) => id),
  );
  const isDead = (o: OrderRecord) => o.orderStatus === "CANCELLED";
  const refused = found.filter((o) => isDead(o) && newest.get(o.id)?.kind !== "CANCEL");
  const contents = await declarations(
    tx,
    found.filter((o) => !isDead(o)),
  );
  const asked = found.filter((o) => !refused.includes(o));
  const words = await stateWords(tx, "CUSTOMS");
  const tellings = asked.map((o) => {
    const content = contents.get(o.id);
    return content === undefined ? cancellationOf(o, words) : tellingOf(o, "DECLARE", content, words);
  });
  await tellCustoms(tx, tellings, asking);
  for (const { id, site, sfWaybillNo } of asked)
    emit({ type: "order.pushed", subject: id, site, data: { sfWaybillNo }, after: { to: "CUSTOMS" } });
  const failed = new Set(subjectsOf(tellings.filter(isUnmapped)));
  return {
    pushed: asked.filter(({ id }) => !failed.has(id)),
    unmapped: asked.filter(({ id }) => failed.has(id)),
    refused,
  };
}

/**
 * Tells the customs system of those of these orders that were just cancelled and of which it was told, or was to be: after what is still on its
 * way. In the transaction of the cancel, which holds the orders.
 */
export async function cancelAtCustoms(tx: Db, cancelled: readonly OrderRecord[], asking: Asking): Promise<void> {
  const newest = await newestOf(
    tx,
    "CUSTOMS",
    cancelled.map(({ id }) => id),
  );
  const told = cancelled.filter(({ id }) => newest.get(id)?.kind === "DECLARE");
  if (told.length === 0) return;
  const words = await stateWords(tx, "CUSTOMS");
  await tellCustoms(
    tx,
    told.map((o) => cancellationOf(o, words)),
    asking,
  );
}
