import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { feature as bind, type Feature } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { delivery, deliveryAttempt, type DeliveryRecord } from "@linehaul/kit/way-out/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { CommandKind } from "@linehaul/schema/orders/command-kind";
import { ATTEMPTS_SHOWN, interceptReleaseRoutes, type OutletCommand } from "@linehaul/schema/orders/intercept-release";
import { and, desc, eq, inArray } from "drizzle-orm";
import { askAct } from "../order/act/ask.ts";
import { actTask } from "../order/act/task.ts";
import { mineOf } from "../order/mine.ts";
import { askingOf } from "../order-push/push.ts";
import { commandByHand } from "./by-hand.ts";
import { heldCommands, standing } from "./commands.ts";
import { attemptView, commandViews, matching, myCommands, sorts } from "./list.ts";
import { heldOrders, sendAct, sendLast } from "./send.ts";

const mine = async (call: Call) => mineOf(call.caller, await call.scope()).where;

async function shownOf(tx: Db, row: DeliveryRecord | undefined): Promise<OutletCommand> {
  const [shown] = await commandViews(tx, row === undefined ? [] : [row]);
  if (shown === undefined) throw new Error("a command that was asked for is gone");
  return shown;
}
/** The order's last command that stands. */
const lastOf = async (tx: Db, orderId: string): Promise<DeliveryRecord | undefined> =>
  standing((await heldCommands(tx, [orderId])).get(orderId) ?? []).at(-1);

/** By somebody's hand, not by a decision. */
const command = async (call: Call, kind: CommandKind, id: string): Promise<OutletCommand> =>
  commandByHand(call, { kind, id, mine: await mine(call) }, async (tx) =>
    shownOf(tx, (await heldCommands(tx, [id])).get(id)?.at(-1)),
  );

/** One command: what can't be sent is refused with why. */
async function sendOne(call: Call, id: string, reason: string | null): Promise<OutletCommand> {
  const [where, mineToo] = [await mine(call), await myCommands(call)];
  return call.write(async (tx, emit) => {
    const [asked] = await tx
      .select({ orderId: delivery.subject })
      .from(delivery)
      .where(and(mineToo, eq(delivery.id, id)));
    const [order] = asked === undefined ? [] : await heldOrders(tx, where, [asked.orderId]);
    if (asked === undefined || order === undefined) throw fail(SERVICE_CODES.notFound);
    const before = await lastOf(tx, order.id);
    if (before?.id !== id) throw fail(SERVICE_CODES.wrongState, { detail: before?.kind ?? "WITHDRAWN" });
    const [sending] = await sendLast(tx, emit, [order], askingOf(call), reason);
    if (sending?.code === SERVICE_CODES.invalid)
      throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["reason"], key: "required", params: {} }] });
    return shownOf(tx, await lastOf(tx, order.id));
  });
}

export const feature: Feature = {
  ...bind(interceptReleaseRoutes, {
    pageQuery: async ({ body }, call) => {
      const where = and(await myCommands(call), matching(body.filter));
      const found = await pageRows({ db: call.db, table: delivery, query: body, sorts, where, row: (row) => row });
      return { ...found, data: await commandViews(call.db, found.data) };
    },
    byIds: async ({ body }, call) => {
      const where = and(await myCommands(call), inArray(delivery.id, body.ids));
      return commandViews(call.db, await call.db.select().from(delivery).where(where));
    },
    attempts: async ({ body }, call) => {
      const rows = await call.db
        .select({ attempt: deliveryAttempt })
        .from(deliveryAttempt)
        .innerJoin(delivery, eq(delivery.id, deliveryAttempt.deliveryId))
        .where(and(await myCommands(call), eq(delivery.id, body.id)))
        .orderBy(desc(deliveryAttempt.number))
        .limit(ATTEMPTS_SHOWN);
      return rows.map(({ attempt }) => attemptView(attempt));
    },
    intercept: ({ params }, call) => command(call, "INTERCEPT", params.id),
    release: ({ params }, call) => command(call, "RELEASE", params.id),
    send: ({ params, body }, call) => sendOne(call, params.id, body.reason || null),
    sendMany: ({ body }, call) => askAct(call, sendAct, body.ids, { reason: body.reason || null }),
  }),
  work: [actTask(sendAct)],
};
