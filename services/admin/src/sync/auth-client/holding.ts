import { eq } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import { NO_ROWS, type RowScope } from "@linehaul/schema/scope";
import { DEFAULT_SITE } from "@linehaul/schema/sites";
import { readSystemInfo } from "../../system/system-info/read.ts";
import { rolesOf, type Moment } from "../../permissions/account/grants.ts";
import { userAccount } from "../../permissions/account/table.ts";
import { scopeOf } from "../../permissions/perm-data-group/scope.ts";
import { buttonsOf } from "../../permissions/perm-role/buttons.ts";
import { roleInForce } from "../../permissions/session/in-force.ts";

/** What an account holds at a moment: what it binds clients to stays within it. */
export interface Holding {
  readonly buttons: ReadonlySet<string>;
  readonly rows: RowScope;
}
const NOTHING: Holding = { buttons: new Set(), rows: NO_ROWS };

/** The days of grants end by one clock, whoever asks: else a client would be marked and not marked by turns at midnight. */
export const makersMoment = (now: Date): Moment => ({ now, site: DEFAULT_SITE });

/**
 * What an account holds in one role, or in any that it can work in; nothing where it is disabled, or there is none. Where roles are not
 * switched, it works in one alone.
 */
export async function holdingOf(
  db: Db,
  userId: string | null,
  moment: Moment,
  inRole?: string | null,
): Promise<Holding> {
  if (userId === null) return NOTHING;
  const [account] = await db.select().from(userAccount).where(eq(userAccount.id, userId));
  if (account === undefined || account.status === "DISABLED") return NOTHING;
  const { held } = await rolesOf(db, userId, moment);
  const roles = (await readSystemInfo(db)).isSwitchRole
    ? held.map((r) => r.roleId)
    : [roleInForce(held, null)].filter((id) => id !== null);
  const buttons = new Set<string>();
  for (const id of roles)
    if (inRole === undefined || id === inRole) for (const button of await buttonsOf(db, id)) buttons.add(button);
  return { buttons, rows: await scopeOf(db, userId, moment) };
}
