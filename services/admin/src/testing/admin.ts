import type { FastifyInstance } from "fastify";
import type { Button } from "@linehaul/schema/modules";
import { sessionRoutes, type SessionActor } from "@linehaul/schema/permissions/session";
import type { SiteCode } from "@linehaul/schema/sites";
import type { Db, OpenDatabase } from "@linehaul/kit/database";
import { result, testService } from "@linehaul/kit/testing/service";
import { sessionFeature } from "../permissions/session/feature.ts";
import type { SessionSettings } from "../permissions/session/settings.ts";
import { admin } from "../service.ts";

export const { migrations } = admin;
const HOUR = 3_600_000;
export const IDLE_MS = 12 * HOUR;
export const MAX_MS = 12 * HOUR;

/** The admin service on its demo data, at a time that the test sets. */
export interface TestAdmin {
  readonly app: FastifyInstance;
  readonly db: Db;
  now: Date;
}

export async function startAdmin(database: OpenDatabase, settings?: SessionSettings): Promise<TestAdmin> {
  const started = { now: new Date("2026-06-10T08:00:00.000Z") };
  const features = settings ? [sessionFeature(settings)] : admin.features;
  const app = await testService({ ...admin, features, database, now: () => started.now });
  return Object.assign(started, { app, db: database.db });
}

/** What a sign-in says beside the user's name. */
export interface SignIn {
  readonly site?: SiteCode;
  readonly deviceClass?: "browser" | "tool";
  readonly deviceId?: string;
  readonly device?: string;
  readonly ticket?: string;
}

/** Signs a demo user in; his token. */
export async function signIn({ app }: TestAdmin, userName: string, more: SignIn = {}): Promise<string> {
  const body = {
    userName,
    site: "MY" as const,
    deviceId: "d-1",
    deviceClass: "browser" as const,
    language: "en",
    ...more,
  };
  const opened = await result(app, sessionRoutes.open, { body });
  if (!opened.opened) throw new Error(`${userName} was refused: ${opened.reason}`);
  return opened.token;
}

/** What the session of a token is worth; `roleId` chooses a role. */
export const check = ({ app }: TestAdmin, token: string, site: SiteCode = "MY", roleId?: string) =>
  result(app, sessionRoutes.check, { body: { token, site, ...(roleId !== undefined && { roleId }) } });

/** Who is asking; fails when the session is worth nothing. */
export async function actorOf(
  at: TestAdmin,
  token: string,
  site: SiteCode = "MY",
  roleId?: string,
): Promise<SessionActor> {
  const checked = await check(at, token, site, roleId);
  if (!checked.valid) throw new Error(`not valid: ${checked.reason}`);
  return checked.actor;
}

/** A caller for a demo user's own routes. */
export const callerOf = (actor: SessionActor, button: Button = "SELF") => ({
  button,
  caller: { user: actor.userId, userName: actor.userName, role: actor.roleId, site: actor.site, scope: actor.scope },
});
