import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import type { OrderFlowWhitelist } from "@linehaul/schema/base-data/order-flow-whitelist";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, asc, eq } from "drizzle-orm";
import { mine, view } from "./mine.ts";
import { orderFlowWhitelist as t } from "./table.ts";

const inUse = eq(t.status, "ENABLED");

/** The rows in use by which a site's customers pass closed lanes. */
export const passesAt = async (db: Db, site: SiteCode): Promise<OrderFlowWhitelist[]> =>
  (
    await db
      .select()
      .from(t)
      .where(and(eq(t.site, site), inUse))
      .orderBy(asc(t.id))
  ).map(view);

/** Those of one of the caller's customers; none for one whom he does not see, or of whom nobody knows who he is. */
export async function passesOf(call: Call, customerCode: string | null): Promise<OrderFlowWhitelist[]> {
  if (customerCode === null) return [];
  const { within } = await mine(call);
  const his = and(within, eq(t.customerCode, customerCode), inUse);
  return (await call.db.select().from(t).where(his).orderBy(asc(t.id))).map(view);
}
