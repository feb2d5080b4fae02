import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import type { CommandKind } from "@linehaul/schema/orders/command-kind";
import type { DocumentKind, OrderEvent } from "@linehaul/schema/orders/order/history";
import { and, eq, isNull } from "drizzle-orm";
import { heldCommands, standing } from "../../intercept-release/commands.ts";
import { askOutlet } from "../../intercept-release/ask-outlet.ts";
import type { Acting } from "../../order/act/kind.ts";
import { passOrders } from "../../order/lifecycle/pass.ts";
import { takeStep } from "../../order/lifecycle/take-step.ts";
import { orderHistory } from "../../order/parts/table.ts";
import type { OrderRecord } from "../../order/table.ts";
import type { Act } from "./decide.ts";
import { orderFollowUp } from "../table.ts";

const askingOf = ({ userName, at, traceId }: Acting) => ({ askedBy: userName, at, traceId });

/** Commands the outlet where the reviewer said yes; a no is recorded, and null says that nobody asked him. */
async function prompted(
  tx: Db,
  emit: Emit,
  order: OrderRecord,
  who: Acting,
  kind: CommandKind,
  answer: boolean | null,
): Promise<void> {
  if (answer === null) return;
  if (answer) await askOutlet(tx, emit, kind, [order], askingOf(who));
  else emit({ type: "command.declined", subject: order.id, site: order.site, data: { kind }, after: { kind } });
}

const told = (emit: Emit, type: string, order: OrderRecord, after: { readonly [field: string]: string }): void =>
  emit({
    type,
    subject: order.id,
    site: order.site,
    data: { sfWaybillNo: order.sfWaybillNo, stateBefore: order.orderStatus },
    before: { orderStatus: order.orderStatus, auditStatus: order.auditStatus },
    after,
  });

/** Approves; a release goes only where an interception stands. */
export const approving =
  (release: boolean | null, followUp: string | null): Act =>
  async (tx, emit, order, who) => {
    await passOrders(tx, emit, [order], { ...askingOf(who), step: "APPROVED" });
    const commands = standing((await heldCommands(tx, [order.id])).get(order.id) ?? []);
    if (commands.length > 0) await prompted(tx, emit, order, who, "RELEASE", release);
    if (followUp === null) return;
    await note(tx, order, who, "FOLLOW_UP", followUp);
    await tx.insert(orderFollowUp).values({
      id: newId(),
      orderId: order.id,
      site: order.site,
      note: followUp,
      askedBy: who.userName,
      askedAt: who.at,
    });
  };

/** A line of the history alone. */
async function note(tx: Db, order: OrderRecord, who: Pick<Acting, "userName" | "at">, event: OrderEvent, text: string) {
  const { id: orderId, site } = order;
  const params = { [event === "CONTACT_TRIED" ? "reason" : "note"]: text };
  await tx.insert(orderHistory).values({ id: newId(), orderId, site, event, params, actor: who.userName, at: who.at });
}

/** Says that what was to be followed up is done; false where nothing was. */
export async function followingUp(
  tx: Db,
  emit: Emit,
  order: OrderRecord,
  who: Pick<Acting, "userName" | "at">,
  closedNote: string,
): Promise<boolean> {
  const closed = await tx
    .update(orderFollowUp)
    .set({ closedBy: who.userName, closedAt: who.at, closedNote })
    .where(and(eq(orderFollowUp.orderId, order.id), isNull(orderFollowUp.closedAt)))
    .returning({ id: orderFollowUp.id });
  if (closed.length === 0) return false;
  await note(tx, order, who, "FOLLOWED_UP", closedNote);
  told(emit, "order.followedUp", order, { note: closedNote });
  return true;
}

export const contacting =
  (reason: string): Act =>
  async (tx, emit, order, { userName, at }) => {
    await takeStep(tx, [order], { step: "TO_CONTACT", actor: userName, at, params: { reason } });
    told(emit, "order.toContact", order, { orderStatus: "TO_CONTACT", auditStatus: "TO_CONTACT", reason });
  };

/** One more attempt at a customer: a line of the history alone. */
export const triedAgain =
  (reason: string): Act =>
  async (tx, emit, order, who) => {
    await note(tx, order, who, "CONTACT_TRIED", reason);
    told(emit, "order.contactTried", order, { reason });
  };

export const supplementing =
  (documents: readonly DocumentKind[], intercept: boolean | null): Act =>
  async (tx, emit, order, who) => {
    const document = documents.join(",");
    await takeStep(tx, [order], { step: "TO_SUPPLEMENT", actor: who.userName, at: who.at, params: { document } });
    told(emit, "order.toSupplement", order, { orderStatus: "TO_SUPPLEMENT", auditStatus: "TO_SUPPLEMENT", document });
    await prompted(tx, emit, order, who, "INTERCEPT", intercept);
  };

export const puttingBack: Act = async (tx, emit, order, { userName, at }) => {
  await takeStep(tx, [order], { step: "BACK", actor: userName, at });
  told(emit, "order.back", order, { orderStatus: "TO_VERIFY", auditStatus: "NOT_REVIEWED" });
};
