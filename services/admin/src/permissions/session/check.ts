import { eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import type { HeldRole, SessionActor, sessionRoutes, SystemInfo } from "@linehaul/schema/permissions/session";
import type { RouteParsed, RouteResult } from "@linehaul/schema/route";
import type { RowScope } from "@linehaul/schema/scope";
import { readSystemInfo } from "../../system/system-info/read.ts";
import { rolesOf } from "../account/grants.ts";
import { userAccount } from "../account/table.ts";
import { scopeOf, versionOf } from "../perm-data-group/scope.ts";
import { BRINGS_BACK, buttonsOf } from "../perm-role/buttons.ts";
import { endViewing } from "../view-as/end.ts";
import { viewedBy } from "../view-as/viewed.ts";
import { endsAt } from "./ends-at.ts";
import { roleInForce } from "./in-force.ts";
import type { SessionSettings } from "./settings.ts";
import { session } from "./table.ts";
import { hashOf } from "@linehaul/kit/token";

type Asked = RouteParsed<typeof sessionRoutes.check>["body"];
type Checked = RouteResult<typeof sessionRoutes.check>;

/** How exact the last use of a session is kept, in milliseconds: not every check is a write. */
const SEEN_MS = 60_000;

const no = (reason: Exclude<Checked, { valid: true }>["reason"]): Checked => ({ valid: false, reason });

/** Why a session ended. Of an account that is in use again it says no more that it was not: he may sign in. */
function endOf({ endReason }: typeof session.$inferSelect, { status }: typeof userAccount.$inferSelect) {
  return endReason === null || (endReason === "disabled" && status === "ENABLED") ? "closed" : endReason;
}

/** Whose session a token is and what he may do now: nothing of it is older than this call. */
export async function checkSession(asked: Asked, call: Call, settings: SessionSettings): Promise<Checked> {
  const { db } = call;
  const now = call.now();
  const [found] = await db
    .select({ session, user: userAccount })
    .from(session)
    .innerJoin(userAccount, eq(userAccount.id, session.userId))
    .where(eq(session.tokenHash, hashOf(asked.token)));
  // A session is of one host: on another site its token is worth nothing.
  if (!found || found.session.site !== asked.site) return no("none");
  const { user } = found;
  if (found.session.endedAt !== null) return no(endOf(found.session, user));
  if (now >= endsAt(found.session, settings)) return no("expired");
  // What the console asks by itself keeps no session alive.
  const isSeen = asked.background !== true && now.getTime() - found.session.seenAt.getTime() >= SEEN_MS;
  const own = { ...found.session, seenAt: isSeen ? now : found.session.seenAt };
  const moment = { now, site: own.site };
  const [system, roles, scope] = await Promise.all([
    readSystemInfo(db),
    rolesOf(db, user.id, moment),
    scopeOf(db, user.id, moment),
  ]);
  if (user.status === "DISABLED" || roles.allDisabled) return no("disabled");
  // As when it was opened: whom no data group lets in here works here no more (SEC-18).
  if (!scope.sites.includes(own.site)) return no("noSite");
  // Where roles are not switched, none is chosen; what was chosen before stays for when they are again.
  const asks = system.isSwitchRole ? (asked.roleId ?? null) : null;
  // While he views as another, what is asked for is a role of that account: his own stays what it was.
  const wanted = own.viewAs === null && roles.held.some((r) => r.roleId === asks) ? asks : null;
  const chosen = wanted ?? own.roleId;
  const roleId = roleInForce(roles.held, system.isSwitchRole ? chosen : null);
  const buttons = await buttonsOf(db, roleId);
  if (system.status === "DISABLED" && !buttons.includes(BRINGS_BACK)) return no("disabled");
  if (isSeen || chosen !== own.roleId)
    await db.update(session).set({ seenAt: own.seenAt, roleId: chosen }).where(eq(session.id, own.id));
  const until = endsAt(own, settings).toISOString();
  const viewed = await viewedBy(db, own, buttons, moment);
  if (viewed !== null && "account" in viewed) {
    const { account, roles: theirs } = viewed;
    const theirRole = roleInForce(theirs.held, asks);
    const { id: userId, userName, displayName } = user;
    return valid(call, own, system, {
      account,
      held: theirs.held,
      scope: await scopeOf(db, account.id, moment),
      roleId: theirRole,
      buttons: await buttonsOf(db, theirRole),
      viewedBy: { userId, userName, displayName, until: viewed.until.toISOString() },
      endsAt: until,
    });
  }
  const may = { roleId, buttons, scope, viewedBy: null, endsAt: until };
  const himself = await valid(call, own, system, { account: user, held: roles.held, ...may });
  if (viewed === null) return himself;
  return call.write(
    async (tx, emit) => {
      await endViewing(tx, emit, own.id, viewed.ended);
      return himself;
    },
    { remember: false },
  );
}

interface Working extends Pick<SessionActor, "roleId" | "buttons" | "viewedBy" | "endsAt"> {
  readonly account: typeof userAccount.$inferSelect;
  readonly held: HeldRole[];
  readonly scope: RowScope;
}

/** The actor of a session that stands, with the address of his rows. */
async function valid(
  call: Call,
  { id, site, language }: typeof session.$inferSelect,
  system: SystemInfo,
  { account, held, scope, ...may }: Working,
): Promise<Checked> {
  const actor: SessionActor = {
    sessionId: id,
    userId: account.id,
    userName: account.userName,
    displayName: account.displayName,
    site,
    language,
    roles: held,
    ...may,
    scope: await versionOf(call.db, scope, call.now()),
    sites: [...scope.sites],
    system,
  };
  return { valid: true, actor };
}
