import type { Db } from "@linehaul/kit/database-type";
import { holdFile } from "@linehaul/kit/files/kept";
import { localScanner } from "@linehaul/kit/files/local-scanner";
import { receive } from "@linehaul/kit/files/receive";
import { newId } from "@linehaul/kit/ids";
import type { Storage } from "@linehaul/kit/storage/storage";
import type { OrderEvent } from "@linehaul/schema/orders/order/history";
import { SITE_CODES } from "@linehaul/schema/sites";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { orderHistory } from "../../order/parts/table.ts";
import { paperOrders } from "../../order/print/content.ts";
import { pressed } from "../../order/print/press.ts";
import { orders, type OrderRecord } from "../../order/table.ts";
import { holder } from "./keep.ts";
import { reviewDocument } from "./table.ts";

const KIND = "COMMERCIAL_INVOICE";
const MINUTE = 60_000;
/** What became of the documents of each site's newest orders that wait, in turn. */
const TURNS = ["RECEIVED", "REFUSED", "RECEIVED", "ACCEPTED"] as const;
const REASON = "The stamp of the sender is missing";

/** An order's own invoice as somebody sent it, and how it was judged. */
async function addInvoice(db: Db, storage: Storage, order: OrderRecord, state: (typeof TURNS)[number], until: Date) {
  const { id: orderId, site } = order;
  const actor = `reviewer.${site.toLowerCase()}`;
  const caller = { user: actor, site };
  const addedAt = new Date(Math.min(order.createdAt.getTime() + 20 * MINUTE, until.getTime() - 10 * MINUTE));
  const judgedAt = new Date(addedAt.getTime() + 5 * MINUTE);
  const file = await receive(
    { db, storage, scanner: localScanner, now: () => addedAt },
    {
      caller,
      purpose: "reviewDocument",
      name: `invoice ${order.customerOrderNo}.pdf`,
      chunks: pressed({ what: "INVOICE", copies: 1 }, paperOrders(db, sql`true`, [orderId])),
    },
  );
  const isJudged = state !== "RECEIVED";
  const reason = state === "REFUSED" ? REASON : null;
  const entry = (event: OrderEvent, at: Date) => ({
    id: newId(),
    orderId,
    site,
    event,
    params: { document: KIND, ...(event === "DOCUMENT_REFUSED" && { reason: REASON }) },
    actor,
    at,
  });
  await db.transaction(async (tx) => {
    const { name: fileName, bytes } = await holdFile(
      tx,
      { id: file.id, purpose: "reviewDocument", caller },
      holder({ id: orderId, kind: KIND }),
    );
    const judged = isJudged ? { judgedBy: actor, judgedAt, reason } : {};
    await tx.insert(reviewDocument).values({
      orderId,
      kind: KIND,
      site,
      state,
      fileId: file.id,
      fileName,
      bytes,
      addedBy: actor,
      addedAt,
      ...judged,
    });
    await tx
      .insert(orderHistory)
      .values([entry("DOCUMENT_ADDED", addedAt), ...(isJudged ? [entry(`DOCUMENT_${state}`, judgedAt)] : [])]);
  });
}

/** Documents that open, of each site's newest orders that wait for a reviewer: their own invoices. Added once. */
export async function seedDocuments(db: Db, storage: Storage, until: Date): Promise<void> {
  const [found] = await db.select({ id: reviewDocument.orderId }).from(reviewDocument).limit(1);
  if (found !== undefined) return;
  for (const site of SITE_CODES) {
    const waiting = await db
      .select()
      .from(orders)
      .where(and(eq(orders.site, site), inArray(orders.auditStatus, ["NOT_REVIEWED", "TO_SUPPLEMENT"])))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(TURNS.length);
    await Promise.all(waiting.map((order, n) => addInvoice(db, storage, order, TURNS[n] ?? "RECEIVED", until)));
  }
}
