import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { takenByHand } from "@linehaul/kit/way-out/by-hand";
import { withdraw } from "@linehaul/kit/way-out/withdraw";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { EmergencyAct } from "@linehaul/schema/orders/emergency/routes";
import { mayStep } from "@linehaul/schema/orders/order/lifecycle";
import { eq } from "drizzle-orm";
import { heldCommands, standing } from "../intercept-release/commands.ts";
import { sendLast } from "../intercept-release/send.ts";
import type { Acting } from "../order/act/kind.ts";
import { cancelHeld } from "../order/cancel/cancel.ts";
import type { OrderRecord } from "../order/table.ts";
import { pushOrders } from "../order-push/push.ts";
import { caseHandling } from "../order-review/handling/table.ts";
import { over } from "../order-review/handling/standing.ts";

/** Who does something about an order that the transaction holds, and why. */
export interface Handling extends Acting {
  readonly reason: string;
}
type Act = (tx: Db, emit: Emit, order: OrderRecord, who: Handling) => Promise<void>;

/** There is nothing of the kind to be done; `detail` says how it stands instead. */
const nothing = (detail: string) => fail(SERVICE_CODES.wrongState, { detail });
const askingOf = ({ userName, at, traceId }: Acting) => ({ askedBy: userName, at, traceId });
const commandsOf = async (tx: Db, id: string) => standing((await heldCommands(tx, [id])).get(id) ?? []);

const send: Act = async (tx, emit, order, who) => {
  const command = (await commandsOf(tx, order.id)).at(-1);
  const isRefused = command?.state === "FAILED";
  if (order.pushState !== "FAILED" && !isRefused) throw nothing("SUCCESS");
  if (order.pushState === "FAILED") await pushOrders(tx, emit, who.mine, [order.id], askingOf(who));
  if (isRefused) await sendLast(tx, emit, [order], askingOf(who), who.reason);
};

const takeBack: Act = async (tx, emit, order, { at }) => {
  const command = (await commandsOf(tx, order.id)).at(-1);
  if (command === undefined) throw nothing("NONE");
  const gone = await withdraw(tx, [command.id], at);
  if (gone.length === 0) throw nothing("SENT");
  const { id: subject, site } = order;
  const { kind } = command;
  emit({ type: "command.withdrawn", subject, site, data: { kind }, before: { kind, state: command.state } });
};

const tellByPhone: Act = async (tx, emit, order, { at, reason: why, traceId }) => {
  const unsent = (await commandsOf(tx, order.id)).filter(({ state }) => state !== "SUCCESS");
  if (unsent.length === 0) throw nothing("SUCCESS");
  const ids = unsent.map(({ id }) => id);
  const taken = await takenByHand(tx, ids, { at, why, traceId });
  // What is being sent at this moment may still arrive, after what somebody said.
  if (taken.length < ids.length) throw nothing("UNDER_WAY");
  const { id: subject, site } = order;
  for (const { kind } of unsent) emit({ type: "command.told", subject, site, data: { kind }, after: { kind } });
};

const unlock: Act = async (tx, emit, order) => {
  const freed = await tx.delete(caseHandling).where(eq(caseHandling.orderId, order.id)).returning();
  const [handling] = freed;
  if (handling === undefined) throw nothing("FREE");
  const { id: subject, site } = order;
  const { handledBy } = handling;
  emit({ type: "review.unlocked", subject, site, before: { handledBy }, after: { handledBy: null } });
};

const cancel: Act = async (tx, emit, order, who) => {
  if (!mayStep("CANCELLED", who.button, order.orderStatus)) throw nothing(order.orderStatus);
  await cancelHeld(tx, emit, [order], who, { reason: who.reason, byCustomer: false, page: "EMERGENCY" });
  await over(tx, [order.id]);
};

/** What each act does; what its order's state does not allow is refused. */
export const ACTS: Readonly<Record<EmergencyAct, Act>> = {
  SEND: send,
  WITHDRAW: takeBack,
  TOLD: tellByPhone,
  UNLOCK: unlock,
  CANCEL: cancel,
};
