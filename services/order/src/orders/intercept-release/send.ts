import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { anyOf } from "@linehaul/kit/many";
import { type Asking, sendAgain, tellAnew } from "@linehaul/kit/way-out/ask";
import type { DeliveryRecord } from "@linehaul/kit/way-out/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { MOST_REASON } from "@linehaul/schema/orders/intercept-release";
import type { OrderOutcome } from "@linehaul/schema/orders/order/act";
import { and, asc, type SQL } from "drizzle-orm";
import { z } from "zod";
import { inOrder } from "../order/act/in-order.ts";
import type { Acting, OrderActKind } from "../order/act/kind.ts";
import { orders, type OrderRecord } from "../order/table.ts";
import { tellingAgain } from "./ask-outlet.ts";
import { heldCommands, standing } from "./commands.ts";

/** These of the caller's orders, nobody else's until the transaction ends. */
export const heldOrders = (tx: Db, mine: SQL, ids: readonly string[]): Promise<OrderRecord[]> =>
  tx
    .select()
    .from(orders)
    .where(and(mine, anyOf(orders.id, ids)))
    .orderBy(asc(orders.id))
    .for("no key update");

/** Sent, or why not, and what is to be sent. */
type Sending = { readonly order: OrderRecord } & (
  | { readonly code: null; readonly row: DeliveryRecord }
  | { readonly code: typeof SERVICE_CODES.invalid | typeof SERVICE_CODES.wrongState }
);

/**
 * Sends the last command of each of these orders again: by its key while the outlet has not taken it, else as a new one, for which there is
 * a reason. What was followed by another is never sent: it would overtake.
 */
export async function sendLast(
  tx: Db,
  emit: Emit,
  found: readonly OrderRecord[],
  asking: Asking,
  reason: string | null,
): Promise<readonly Sending[]> {
  const commands = await heldCommands(
    tx,
    found.map(({ id }) => id),
  );
  const sendings = found.map((order): Sending => {
    const row = standing(commands.get(order.id) ?? []).at(-1);
    if (row === undefined) return { order, code: SERVICE_CODES.wrongState };
    return row.state === "SUCCESS" && reason === null
      ? { order, code: SERVICE_CODES.invalid }
      : { order, code: null, row };
  });
  const rows = sendings.flatMap((one) => (one.code === null ? [one.row] : []));
  const [taken, waiting] = [
    rows.filter(({ state }) => state === "SUCCESS"),
    rows.filter(({ state }) => state !== "SUCCESS"),
  ];
  await sendAgain(
    tx,
    waiting.map((row) => ({ row, telling: tellingAgain(row) })),
    asking,
  );
  const news = taken.map((row) => ({ telling: tellingAgain(row, reason), last: commands.get(row.subject)?.at(-1) }));
  await tellAnew(tx, "OUTLET", news, asking);
  for (const { subject, site, kind, state } of rows)
    emit({
      type: "command.sentAgain",
      subject,
      site,
      data: { kind },
      after: { kind, isNew: state === "SUCCESS" },
      ...(reason !== null && { reason }),
    });
  return sendings;
}

const How = z.object({ reason: z.string().max(MOST_REASON).nullable() });

async function act(
  tx: Db,
  emit: Emit,
  { mine, userName: askedBy, at, traceId }: Acting,
  ids: readonly string[],
  { reason }: z.output<typeof How>,
): Promise<readonly OrderOutcome[]> {
  const sendings = await sendLast(tx, emit, await heldOrders(tx, mine, ids), { askedBy, at, traceId }, reason);
  const none = { by: null, at: null };
  const outcomes = sendings.map(
    ({ order: { id: orderId, sfWaybillNo, orderStatus: stateFound }, code }): OrderOutcome => ({
      ...none,
      orderId,
      sfWaybillNo,
      isDone: code === null,
      code,
      stateFound,
    }),
  );
  return inOrder(ids, outcomes);
}

/** Sending commands again as an act on many orders. */
export const sendAct: OrderActKind<z.output<typeof How>> = { kind: "orderAct.send", how: How, act };
