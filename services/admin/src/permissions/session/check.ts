import { eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import type { HeldRole, SessionActor, sessionRoutes } from "@linehaul/schema/permissions/session";
import type { RouteParsed, RouteResult } from "@linehaul/schema/route";
import { readSystemInfo } from "../../system/system-info/read.ts";
import { rolesOf } from "../account/grants.ts";
import { userAccount } from "../account/table.ts";
import { scopeOf, versionOf } from "../data-group/scope.ts";
import { BRINGS_BACK, buttonsOf } from "../role/buttons.ts";
import type { SessionSettings } from "./settings.ts";
import { session } from "./table.ts";
import { hashOf } from "./token.ts";

type Asked = RouteParsed<typeof sessionRoutes.check>["body"];
type Checked = RouteResult<typeof sessionRoutes.check>;

/** How exact the last use of a session is kept, in milliseconds: not every check is a write. */
const SEEN_MS = 60_000;

const no = (reason: Exclude<Checked, { valid: true }>["reason"]): Checked => ({ valid: false, reason });

/** AUTH-08: the one that was chosen, else the default, else the first; a choice that is not held any more is ignored. */
export function roleInForce(held: readonly HeldRole[], chosen: string | null): string | null {
  const role = held.find((r) => r.roleId === chosen) ?? held.find((r) => r.isDefaultRole === "1") ?? held[0];
  return role?.roleId ?? null;
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
  const { session: own, user } = found;
  if (own.endedAt !== null) return no(own.endReason ?? "closed");
  if (now.getTime() - own.seenAt.getTime() >= settings.idleMs) return no("expired");
  const moment = { now, site: own.site };
  const [system, roles, scope] = await Promise.all([
    readSystemInfo(db),
    rolesOf(db, user.id, moment),
    scopeOf(db, user.id, moment),
  ]);
  if (user.status === "DISABLED" || roles.allDisabled) return no("disabled");
  const wanted = roles.held.some((r) => r.roleId === asked.roleId) ? asked.roleId : undefined;
  const roleId = roleInForce(roles.held, wanted ?? own.roleId);
  const chosen = wanted ?? own.roleId;
  const buttons = await buttonsOf(db, roleId);
  if (system.status === "DISABLED" && !buttons.includes(BRINGS_BACK)) return no("disabled");
  const [version] = await Promise.all([
    versionOf(db, scope, now),
    now.getTime() - own.seenAt.getTime() >= SEEN_MS || chosen !== own.roleId
      ? db.update(session).set({ seenAt: now, roleId: chosen }).where(eq(session.id, own.id))
      : undefined,
  ]);
  const actor: SessionActor = {
    sessionId: own.id,
    userId: user.id,
    userName: user.userName,
    displayName: user.displayName,
    site: own.site,
    language: own.language,
    roles: roles.held,
    roleId,
    buttons,
    scope: version,
    system,
  };
  return { valid: true, actor };
}
