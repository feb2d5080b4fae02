import { eq } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import { fail } from "@linehaul/kit/fail";
import type { ConfigStatus } from "@linehaul/schema/catalogue";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { LeafAccount } from "@linehaul/schema/permissions/perm-leaf-account";
import { SITES } from "@linehaul/schema/sites";
import { readSystemInfo } from "../../system/system-info/read.ts";
import type { Moment } from "../account/grants.ts";
import { dataGroup } from "../perm-data-group/table.ts";
import { role } from "../perm-role/table.ts";

export const refuseField = (field: string, key: string, params: FieldProblem["params"] = {}) =>
  fail(SERVICE_CODES.invalid, { fields: [{ path: [field], key, params }] });

/** PERM-06: nothing is assigned in a disabled system, or to a disabled account. */
export async function accountTakes(tx: Db, account: LeafAccount): Promise<void> {
  const system = await readSystemInfo(tx);
  if (system.status === "DISABLED") throw refuseField("accountId", "grant.systemDisabled");
  if (account.status === "DISABLED") throw refuseField("accountId", "grant.accountDisabled");
}

const usable = (field: string, found: { readonly status: ConfigStatus } | undefined): void => {
  if (found === undefined) throw refuseField(field, "grant.unknown");
  if (found.status === "DISABLED") throw refuseField(field, "grant.disabled");
};

/** The role can be assigned: there is one, and it is in use. */
export async function roleTakes(tx: Db, id: string): Promise<void> {
  usable("roleId", (await tx.select().from(role).where(eq(role.id, id)).for("share"))[0]);
}

/** The data group can be assigned: there is one, and it is in use. */
export async function groupTakes(tx: Db, id: string): Promise<void> {
  usable("groupId", (await tx.select().from(dataGroup).where(eq(dataGroup.id, id)).for("share"))[0]);
}

/** Today in the site's zone, as `2026-11-20`. */
export const todayOf = ({ now, site }: Moment): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: SITES[site].timeZone }).format(now);

/** PERM-04: days that are over grant nothing, so they are a mistake. */
export function notOver(validTo: string | null, moment: Moment): void {
  if (validTo !== null && validTo < todayOf(moment)) throw refuseField("validTo", "grant.over");
}
