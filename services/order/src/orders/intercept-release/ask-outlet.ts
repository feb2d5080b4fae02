import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { anyOf } from "@linehaul/kit/many";
import { type Asking, sendAgain, tellAnew, type Telling } from "@linehaul/kit/way-out/ask";
import type { DeliveryRecord } from "@linehaul/kit/way-out/tables";
import { withdraw } from "@linehaul/kit/way-out/withdraw";
import type { CommandKind } from "@linehaul/schema/orders/command-kind";
import type { OutletOrder } from "@linehaul/schema/outside/outlet";
import { and, eq } from "drizzle-orm";
import { orderParty } from "../order/parts/table.ts";
import type { OrderRecord } from "../order/table.ts";
import { heldCommands, standing } from "./commands.ts";

/** The outlets of the senders' areas, by order; none where the sender has no area code. */
async function outletsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ id: orderParty.orderId, outlet: orderParty.cityCode })
    .from(orderParty)
    .where(and(anyOf(orderParty.orderId, ids), eq(orderParty.role, "SENDER")));
  return new Map(found.flatMap(({ id, outlet }) => (outlet ? [[id, outlet]] : [])));
}

export const commandOf = (o: OrderRecord, kind: CommandKind, outlet: string, reason: string | null): Telling => ({
  kind,
  subject: o.id,
  name: o.sfWaybillNo,
  site: o.site,
  country: o.receiverCountry,
  orgCode: o.orgCode,
  customerCode: o.customerCode,
  place: outlet,
  reason,
  content: { sfWaybillNo: o.sfWaybillNo, outlet, reason } satisfies OutletOrder,
});
/** The same of what was commanded. */
export function tellingAgain(row: DeliveryRecord, reason = row.reason): Telling {
  const { kind, subject, name, site, country, orgCode, customerCode, place } = row;
  const outlet = place ?? "";
  const content = { sfWaybillNo: name, outlet, reason } satisfies OutletOrder;
  return { kind, subject, name, site, country, orgCode, customerCode, place: outlet, reason, content };
}

/** What became of a command that somebody asked for. */
export type CommandAsked =
  /** It is on its way, after what was commanded before. */
  | "ASKED"
  /** The same waited or had failed: it is sent again by its key. */
  | "AGAIN"
  /** The outlet was told so already. */
  | "STANDS"
  /** The opposite can't have reached the outlet, and is withdrawn instead. */
  | "WITHDRAWN"
  /** No interception went out: there is nothing to release. */
  | "NOTHING"
  /** The sender has no area code: nobody knows the outlet. */
  | "NO_OUTLET";

/** What is to be done about a command, when those before it that can't have arrived are withdrawn. */
function stepOf(kind: CommandKind, left: readonly DeliveryRecord[], withdrawn: number): CommandAsked {
  const last = left.at(-1);
  if (last === undefined && kind === "RELEASE") return withdrawn > 0 ? "WITHDRAWN" : "NOTHING";
  if (last?.kind !== kind) return "ASKED";
  if (withdrawn > 0) return last.state === "FAILED" ? "ASKED" : "WITHDRAWN";
  return last.state === "SUCCESS" ? "STANDS" : "AGAIN";
}

/**
 * Commands the outlets of these orders, in the transaction of the decision, which holds the orders: what is rolled back is never sent. The
 * opposite that can't have arrived is withdrawn instead; what may have arrived is followed, so that a release never overtakes. A release
 * goes where an interception did. Answers what became of each order's.
 */
export async function askOutlet(
  tx: Db,
  emit: Emit,
  kind: CommandKind,
  orders: readonly OrderRecord[],
  asking: Asking,
): Promise<ReadonlyMap<string, CommandAsked>> {
  const ids = orders.map(({ id }) => id);
  const [outlets, commands] = [await outletsOf(tx, ids), await heldCommands(tx, ids)];
  const stands = new Map(orders.map(({ id }) => [id, standing(commands.get(id) ?? [])]));
  const opposite = [...stands.values()].flatMap((all) => {
    const last = all.findLastIndex((one) => one.kind === kind);
    return all.slice(last + 1).map(({ id }) => id);
  });
  const gone = new Set(await withdraw(tx, opposite, asking.at));

  const done = new Map<string, CommandAsked>();
  const again: DeliveryRecord[] = [];
  const news: { telling: Telling; last: DeliveryRecord | undefined }[] = [];
  for (const order of orders) {
    const before = stands.get(order.id) ?? [];
    const left = before.filter(({ id }) => !gone.has(id));
    const step = stepOf(kind, left, before.length - left.length);
    const outlet = outlets.get(order.id);
    const last = left.at(-1);
    if (step === "AGAIN" && last !== undefined) again.push(last);
    if (step === "ASKED" && outlet !== undefined)
      news.push({ telling: commandOf(order, kind, outlet, null), last: commands.get(order.id)?.at(-1) });
    done.set(order.id, step === "ASKED" && outlet === undefined ? "NO_OUTLET" : step);
    emit({
      type: "command.asked",
      subject: order.id,
      site: order.site,
      data: { kind },
      after: { kind, outlet: outlet ?? null, asked: done.get(order.id) },
    });
  }
  await sendAgain(
    tx,
    again.map((row) => ({ row, telling: tellingAgain(row) })),
    asking,
  );
  await tellAnew(tx, "OUTLET", news, asking);
  return done;
}
