import type { Db } from "@linehaul/kit/database-type";
import type { Docking } from "@linehaul/schema/customers/docking/docking";
import { inArray } from "drizzle-orm";
import { docking, type DockingRecord } from "./table.ts";

export const dockingView = (row: DockingRecord): Docking => ({
  appKey: row.appKey,
  whiteList: row.whiteList,
  callbackUrl: row.callbackUrl,
  secretSetAt: row.secretSetAt?.toISOString() ?? null,
  oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
  version: row.version,
  modifiedBy: row.modifiedBy,
  modifiedAt: row.modifiedAt.toISOString(),
});

/** How some customers' systems are joined to ours: one statement. */
export async function dockingsByCustomer(
  db: Db,
  customerIds: readonly string[],
): Promise<(customerId: string) => Docking | null> {
  const rows = await db
    .select()
    .from(docking)
    .where(inArray(docking.customerId, [...customerIds]));
  const views = new Map(rows.map((row) => [row.customerId, dockingView(row)]));
  return (customerId) => views.get(customerId) ?? null;
}
