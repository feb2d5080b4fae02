import { eq } from "drizzle-orm";
import type { z } from "zod";
import { NO_SCOPE } from "@linehaul/kit/caller";
import type { Db } from "@linehaul/kit/database";
import type { Standing, StandingOf } from "@linehaul/schema/permissions/standing";
import { readSystemInfo } from "../../system/system-info/read.ts";
import { rolesOf } from "../account/grants.ts";
import { userAccount } from "../account/table.ts";
import { scopeOf, versionOf } from "../perm-data-group/scope.ts";
import { BRINGS_BACK, buttonsOf } from "../perm-role/buttons.ts";

const NOTHING: Standing = { buttons: [], scope: NO_SCOPE };

/** What a user may now, by the same rules as a session's check: of a role that he holds no more, nothing. */
export async function standingOf(
  db: Db,
  { user, role, site }: z.output<typeof StandingOf>,
  now: Date,
): Promise<Standing> {
  const moment = { now, site };
  const [account] = await db.select().from(userAccount).where(eq(userAccount.id, user));
  if (account?.status !== "ENABLED") return NOTHING;
  const { held } = await rolesOf(db, user, moment);
  if (!held.some(({ roleId }) => roleId === role)) return NOTHING;
  const [system, buttons, scope] = [
    await readSystemInfo(db),
    await buttonsOf(db, role),
    await scopeOf(db, user, moment),
  ];
  if (!scope.sites.includes(site) || (system.status === "DISABLED" && !buttons.includes(BRINGS_BACK))) return NOTHING;
  return { buttons, scope: await versionOf(db, scope, now) };
}
