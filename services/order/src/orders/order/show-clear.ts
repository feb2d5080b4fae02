import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { reveal } from "@linehaul/kit/reveal";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { LIST_CLEAR_FIELD, type OrderClearField, type ShowOrderClear } from "@linehaul/schema/orders/order/clear";
import { and, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { orderParty } from "./parts/table.ts";
import { orders, type OrderRecord } from "./table.ts";

type PartyRecord = typeof orderParty.$inferSelect;
/** Where a field stands: in the order itself, or with one of its parties. */
type Place =
  | { readonly of: "ORDER"; readonly value: (order: OrderRecord) => string | null }
  | { readonly of: PartyRecord["role"]; readonly value: (party: PartyRecord) => string | null };

const phone = (p: PartyRecord): string => `+${p.phoneCode.replace(/\D/g, "")} ${p.phone}`;

const PLACES: Readonly<Record<OrderClearField, Place>> = {
  SENDER_PHONE: { of: "SENDER", value: phone },
  SENDER_EMAIL: { of: "SENDER", value: (p) => p.email },
  SENDER_ADDRESS: { of: "SENDER", value: (p) => p.address },
  SENDER_CERT_NO: { of: "SENDER", value: (p) => p.certNo },
  RECEIVER_PHONE: { of: "RECEIVER", value: phone },
  RECEIVER_EMAIL: { of: "RECEIVER", value: (p) => p.email },
  RECEIVER_ADDRESS: { of: "RECEIVER", value: (p) => p.address },
  RECEIVER_CERT_NO: { of: "RECEIVER", value: (p) => p.certNo },
  IMPORTER_PHONE: { of: "ORDER", value: (o) => o.importerPhone },
  IMPORTER_ADDRESS: { of: "ORDER", value: (o) => o.importerAddress },
  PAY_MONTH_CARD: { of: "ORDER", value: (o) => o.payMonthCard },
  TAX_MONTH_CARD: { of: "ORDER", value: (o) => o.taxMonthCard },
  COD_CARD: { of: "ORDER", value: (o) => o.codCard },
  EXHIBITION_TEL: { of: "ORDER", value: (o) => o.exhibitionRecipientTel },
};

async function valueOf(tx: Db, order: OrderRecord, field: OrderClearField): Promise<string | null> {
  const place = PLACES[field];
  if (place.of === "ORDER") return place.value(order);
  const mine = and(eq(orderParty.orderId, order.id), eq(orderParty.role, place.of));
  const [party] = await tx.select().from(orderParty).where(mine);
  return party === undefined ? null : place.value(party);
}

/** A masked value of an order among the caller's (`mine`) in the clear. */
export function showClear(
  call: Call,
  mine: SQL,
  { id, field, reason }: z.output<typeof ShowOrderClear>,
): Promise<{ value: string }> {
  if (call.caller.button === "ORDER_LIST.SHOW_CLEAR" && field !== LIST_CLEAR_FIELD) throw fail(SERVICE_CODES.notTaken);
  return reveal(call, {
    type: "order.revealed",
    subject: id,
    field,
    reason,
    read: async (tx) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(and(mine, eq(orders.id, id)));
      const value = order === undefined ? null : await valueOf(tx, order, field);
      return order === undefined || value === null ? null : { value, site: order.site };
    },
  });
}
