import { asc, count, inArray } from "drizzle-orm";
import { catalogueView } from "@linehaul/kit/catalogue";
import type { Db } from "@linehaul/kit/database";
import type { DataGroup } from "@linehaul/schema/permissions/perm-data-group";
import { SITE_CODES } from "@linehaul/schema/sites";
import { dataGroup, dataGroupItem, type Resource, userDataGroup } from "./table.ts";

export type DataGroupRow = typeof dataGroup.$inferSelect;

/** Groups as the routes answer them, in the order of the rows: two statements, however many. */
export async function dataGroupViews(db: Db, rows: readonly DataGroupRow[]): Promise<DataGroup[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  // One after the other: a transaction has one connection.
  const items = await db
    .select()
    .from(dataGroupItem)
    .where(inArray(dataGroupItem.groupId, ids))
    .orderBy(asc(dataGroupItem.resource), asc(dataGroupItem.code));
  const holders = await db
    .select({ groupId: userDataGroup.groupId, count: count() })
    .from(userDataGroup)
    .where(inArray(userDataGroup.groupId, ids))
    .groupBy(userDataGroup.groupId);
  return rows.map((row) => {
    const codes = (resource: Resource) =>
      items.filter((i) => i.groupId === row.id && i.resource === resource).map((i) => i.code);
    return {
      ...catalogueView(row),
      code: row.code,
      name: row.name,
      kind: row.kind === "constant" ? "CONSTANT" : "VARIABLE",
      rules: row.rules,
      sites: SITE_CODES.filter((site) => codes("site").includes(site)),
      countries: codes("country"),
      orgs: codes("org"),
      customers: codes("customer"),
      accounts: codes("account"),
      holders: holders.find((h) => h.groupId === row.id)?.count ?? 0,
    };
  });
}
