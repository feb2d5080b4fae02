import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import type { DocumentKind, OrderEvent } from "@linehaul/schema/orders/order/history";
import { orderHistory } from "../../order/parts/table.ts";
import type { OrderRecord } from "../../order/table.ts";

/** What happened to a document of an order, and which. */
interface Happened {
  readonly event: Extract<OrderEvent, `DOCUMENT_${string}`>;
  readonly kind: DocumentKind;
  readonly reason?: string | null;
}

/** A line of the order's history about one of its documents. */
export async function noteDocument(
  tx: Db,
  call: Call,
  { id: orderId, site }: OrderRecord,
  { event, kind, reason }: Happened,
): Promise<void> {
  const params = { document: kind, ...(reason && { reason }) };
  const { userName: actor } = call.caller;
  await tx.insert(orderHistory).values({ id: newId(), orderId, site, event, params, actor, at: call.now() });
}
