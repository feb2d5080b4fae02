import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { OrderOutcome } from "@linehaul/schema/orders/order/act";
import { PrintInvoices, PrintLabels, type Printable } from "@linehaul/schema/orders/order/print";
import { lt, sql } from "drizzle-orm";
import { inOrder } from "../act/in-order.ts";
import type { ActingOnMany, OrderActKind } from "../act/kind.ts";
import { orderHistory } from "../parts/table.ts";
import type { PrintSpec } from "./paper/content.ts";
import { printable, type PrintableOrder } from "./printable.ts";
import { PRINT_EVENTS } from "./printed.ts";
import { orderPrint } from "./table.ts";

/** How long what was asked for can be fetched. */
export const KEPT_MS = 3_600_000;
/** What stands on both in the clear, by the names of what shows it one at a time. */
const SHOWN = ["SENDER_PHONE", "SENDER_ADDRESS", "RECEIVER_PHONE", "RECEIVER_ADDRESS"];

const outcomeOf = ({ id: orderId, sfWaybillNo, orderStatus: stateFound, isCancelled, by, at }: PrintableOrder) => {
  const code = isCancelled ? SERVICE_CODES.wrongState : null;
  return { orderId, sfWaybillNo, isDone: !isCancelled, code, stateFound, by, at };
};

/** What is to be printed, with what of the same act is recorded already; what nobody fetched in its hour goes. */
async function keep(tx: Db, who: ActingOnMany, kept: readonly Printable[], spec: PrintSpec): Promise<void> {
  const { actId: id, user, site, button, at } = who;
  await tx.delete(orderPrint).where(lt(orderPrint.at, new Date(at.getTime() - KEPT_MS)));
  await tx
    .insert(orderPrint)
    .values({ ...spec, id, site, user, button, orderIds: kept.map((order) => order.id), at })
    .onConflictDoUpdate({
      target: orderPrint.id,
      set: { orderIds: sql`${orderPrint.orderIds} || excluded.order_ids`, at },
    });
}

/** Records of orders that they are printed, each that can be, before a byte of it is made (PERM-12). */
async function record(
  tx: Db,
  emit: Emit,
  who: ActingOnMany,
  ids: readonly string[],
  spec: PrintSpec,
): Promise<readonly OrderOutcome[]> {
  const found = await printable(tx, who.mine, ids, spec.what);
  const kept = found.filter((order) => !order.isCancelled);
  if (kept.length > 0) {
    await keep(tx, who, kept, spec);
    const params = spec.what === "INVOICE" ? { copies: String(spec.copies) } : {};
    const { userName: actor, at } = who;
    const event = PRINT_EVENTS[spec.what];
    await tx
      .insert(orderHistory)
      .values(kept.map(({ id: orderId, site }) => ({ id: newId(), orderId, site, event, params, actor, at })));
    const printed = { type: "order.printed", kind: "PRINT", fields: SHOWN, after: { ...spec } } as const;
    for (const { id: subject, site } of kept) emit({ ...printed, subject, site });
  }
  return inOrder(ids, found.map(outcomeOf));
}

const Labels = PrintLabels.omit({ ids: true });
const Invoices = PrintInvoices.omit({ ids: true });

/** Printing labels and invoices as acts on many orders (ORD-10). */
export const labelsAct: OrderActKind<ReturnType<typeof Labels.parse>> = {
  kind: "orderAct.labels",
  how: Labels,
  act: (tx, emit, who, ids, how) => record(tx, emit, who, ids, { what: "LABEL", ...how }),
};
export const invoicesAct: OrderActKind<ReturnType<typeof Invoices.parse>> = {
  kind: "orderAct.invoices",
  how: Invoices,
  act: (tx, emit, who, ids, how) => record(tx, emit, who, ids, { what: "INVOICE", ...how }),
};
