import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import { fail } from "@linehaul/kit/fail";
import type { Guard, WriteContext } from "@linehaul/kit/write";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Button, MenuButton } from "@linehaul/schema/modules";
import { isValid, rolesOf, type Moment } from "../account/grants.ts";
import { userAccount, userRole } from "../account/table.ts";
import { readSystemInfo } from "../../system/system-info/read.ts";
import { roleInForce } from "../session/in-force.ts";
import { isLetInSomewhere } from "../perm-data-group/scope.ts";
import { rolesThatOpen } from "./buttons.ts";
import { role } from "./table.ts";

/** What it takes to give a permission back. */
const ADMINISTERS: MenuButton = "PERM_ROLE.BIND_MODULE";

/** Sessions and what a user sets for himself: they come often, and take no permission away. */
const TAKES_NOTHING: readonly Button[] = ["GATEWAY", "SELF"];

/** The field at which a write is refused, where it is not the id. */
const FIELD: Readonly<Partial<Record<Button, string>>> = {
  "PERM_ROLE.BIND_MODULE": "buttons",
  "PERM_LEAF_ACCOUNT.GRANT": "grantId",
  "PERM_LEAF_ACCOUNT.SET_DEFAULT_ROLE": "grantId",
  "PERM_BATCH.REVOKE": "names",
};

/** Can somebody bind permissions now? Accounts, roles and modules out of use don't count, nor grants that are over or not begun, nor accounts without a site. */
export async function isAdministrable(tx: Db, moment: Moment): Promise<boolean> {
  const roles = await rolesThatOpen(tx, ADMINISTERS);
  const holders = await tx
    .selectDistinct({ id: userAccount.id })
    .from(userRole)
    .innerJoin(role, and(eq(role.id, userRole.roleId), eq(role.status, "ENABLED")))
    .innerJoin(userAccount, and(eq(userAccount.id, userRole.userId), eq(userAccount.status, "ENABLED")))
    .where(and(inArray(role.id, roles), isValid(userRole.validFrom, userRole.validTo, moment)));
  if (holders.length === 0) return false;
  const { isSwitchRole } = await readSystemInfo(tx);
  for (const { id } of holders) {
    // Whom no site lets in can't give anything back (SEC-18).
    if (!(await isLetInSomewhere(tx, id, moment.now))) continue;
    if (isSwitchRole) return true;
    // Where roles are not switched, a role that is never in force is worth nothing.
    const inForce = roleInForce((await rolesOf(tx, id, moment)).held, null);
    if (inForce !== null && roles.includes(inForce)) return true;
  }
  return false;
}

/** Waits for whoever changes who can bind permissions, until the transaction ends. */
export const takeTurns = async (tx: Db): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(hashtext('permissions stay administrable'))`));

/**
 * Refuses the write after which nobody could bind permissions any more. Such writes follow each other, or two at a time could each
 * leave it to the other. Where nobody can by then, since days have passed, no write is refused: one of them may be the remedy.
 */
export const keepAdministrable: Guard = async (tx, { caller, at }: WriteContext, change) => {
  if (TAKES_NOTHING.includes(caller.button)) return change();
  const moment = { now: at, site: caller.site };
  await takeTurns(tx);
  const before = await isAdministrable(tx, moment);
  const answer = await change();
  if (!before || (await isAdministrable(tx, moment))) return answer;
  const path = [FIELD[caller.button] ?? "id"];
  throw fail(SERVICE_CODES.wrongState, { fields: [{ path, key: "role.lastAdmin", params: {} }] });
};
