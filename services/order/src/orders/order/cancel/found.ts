import type { Db } from "@linehaul/kit/database-type";
import { inArray } from "drizzle-orm";
import { cancelRecord } from "../../cancel-record/table.ts";
import type { OrderRecord } from "../table.ts";

/** By whom and when those of the orders were cancelled that are. */
export async function cancelledBy(
  db: Db,
  found: readonly Pick<OrderRecord, "id" | "orderStatus">[],
): Promise<ReadonlyMap<string, { readonly by: string; readonly at: string }>> {
  const ids = found.filter(({ orderStatus }) => orderStatus === "CANCELLED").map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ orderId: cancelRecord.orderId, by: cancelRecord.cancelledBy, at: cancelRecord.at })
    .from(cancelRecord)
    .where(inArray(cancelRecord.orderId, ids));
  return new Map(rows.map(({ orderId, by, at }) => [orderId, { by, at: at.toISOString() }]));
}
