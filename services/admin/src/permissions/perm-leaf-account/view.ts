import { asc, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import { catalogueView } from "@linehaul/kit/catalogue";
import type { Db } from "@linehaul/kit/database";
import type { GrantState } from "@linehaul/schema/permissions/perm-data-group";
import type { LeafAccount } from "@linehaul/schema/permissions/perm-leaf-account";
import { type Moment, stateOf } from "../account/grants.ts";
import { userAccount, userRole } from "../account/table.ts";
import { dataGroup, userDataGroup } from "../perm-data-group/table.ts";
import { organisation } from "../organisation/table.ts";
import { role } from "../perm-role/table.ts";

export type AccountRow = typeof userAccount.$inferSelect;

const unlessDisabled = (state: GrantState, status: "ENABLED" | "DISABLED"): GrantState =>
  status === "DISABLED" ? "DISABLED" : state;

async function rolesOf(db: Db, ids: readonly string[], moment: Moment) {
  return db
    .select({
      ...getTableColumns(userRole),
      code: role.code,
      name: role.name,
      roleStatus: role.status,
      days: stateOf(userRole.validFrom, userRole.validTo, moment),
    })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.roleId))
    .where(inArray(userRole.userId, [...ids]))
    .orderBy(desc(userRole.isDefault), asc(role.code));
}

async function groupsOf(db: Db, ids: readonly string[], moment: Moment) {
  return db
    .select({
      ...getTableColumns(userDataGroup),
      code: dataGroup.code,
      name: dataGroup.name,
      kind: dataGroup.kind,
      groupStatus: dataGroup.status,
      days: stateOf(userDataGroup.validFrom, userDataGroup.validTo, moment),
    })
    .from(userDataGroup)
    .innerJoin(dataGroup, eq(dataGroup.id, userDataGroup.groupId))
    .where(inArray(userDataGroup.userId, [...ids]))
    .orderBy(asc(dataGroup.code));
}

/** Accounts as the routes answer them, in the order of the rows, with what each holds: three statements, however many. */
export async function accountViews(db: Db, rows: readonly AccountRow[], moment: Moment): Promise<LeafAccount[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const orgs = rows.flatMap((row) => row.orgCode ?? []);
  // One after the other: a transaction has one connection.
  const roles = await rolesOf(db, ids, moment);
  const groups = await groupsOf(db, ids, moment);
  const names = await db.select().from(organisation).where(inArray(organisation.code, orgs));
  return rows.map((row) => ({
    ...catalogueView(row),
    centralAccount: row.centralAccount,
    userName: row.userName,
    displayName: row.displayName,
    workNo: row.workNo,
    countryCode: row.countryCode,
    orgCode: row.orgCode,
    orgName: names.find((o) => o.code === row.orgCode)?.name ?? null,
    roles: roles
      .filter((r) => r.userId === row.id)
      .map(({ id, roleId, code, name, roleStatus, isDefault, validFrom, validTo, days }) => ({
        id,
        roleId,
        code,
        name,
        roleStatus,
        isDefault,
        validFrom,
        validTo,
        state: unlessDisabled(days, roleStatus),
      })),
    dataGroups: groups
      .filter((g) => g.userId === row.id)
      .map(({ id, groupId, code, name, kind, groupStatus, validFrom, validTo, days }) => ({
        id,
        groupId,
        code,
        name,
        kind: kind === "constant" ? ("CONSTANT" as const) : ("VARIABLE" as const),
        groupStatus,
        validFrom,
        validTo,
        state: unlessDisabled(days, groupStatus),
      })),
  }));
}

/** The account as it is, locked until the transaction ends; null for none. */
export async function lockedAccount(tx: Db, id: string, moment: Moment): Promise<LeafAccount | null> {
  const rows = await tx.select().from(userAccount).where(eq(userAccount.id, id)).for("update");
  return (await accountViews(tx, rows, moment))[0] ?? null;
}
