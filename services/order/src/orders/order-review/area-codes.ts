import type { Db } from "@linehaul/kit/database-type";
import { BEFORE_APPROVAL } from "@linehaul/schema/orders/order/lifecycle";
import { and, asc, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import { orderParty } from "../order/parts/table.ts";
import { orders } from "../order/table.ts";

/** Area codes of senders whose orders wait for the caller's review (`mine`). */
export async function areaCodes(db: Db, mine: SQL): Promise<string[]> {
  const { cityCode, orderId, role } = orderParty;
  const rows = await db
    .selectDistinct({ cityCode })
    .from(orders)
    .innerJoin(orderParty, and(eq(orderId, orders.id), eq(role, "SENDER")))
    .where(and(mine, inArray(orders.orderStatus, [...BEFORE_APPROVAL]), isNotNull(cityCode)))
    .orderBy(asc(cityCode));
  return rows.flatMap((row) => row.cityCode ?? []);
}
