import { loginLogRoutes, type LoginEntry } from "@linehaul/schema/accounts/login-log";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import type { RouteResult } from "@linehaul/schema/route";
import { afterAll } from "vitest";
import { startFakeCas } from "./fake-cas.ts";
import { startTestGateway } from "./start.ts";

export const ORIGIN = "http://my.localhost:4300";
/** What a browser has in its cookie that has begun to sign in, and what its ticket is therefore for (SEC-11). */
export const BEGUN = "b".repeat(32);
export const PATH = `/admin?begun=${BEGUN}`;
export const SERVICE = `${ORIGIN}${PATH}`;

/**
 * A gateway beside a sign-on, until the tests of the file are over. Whom the sign-on vouches for has the session `fresh`; what the login log is
 * told is kept.
 */
export async function startSigningIn(env: Readonly<Record<string, string>> = {}) {
  const cas = await startFakeCas();
  const gateway = await startTestGateway({ env: { CAS_INTERNAL_URL: cas.url, ...env } });
  const logged: LoginEntry[] = [];
  gateway.stubs.on(sessionRoutes.open, async ({ body }): Promise<RouteResult<typeof sessionRoutes.open>> => ({
    opened: true,
    token: "fresh",
    userId: "u",
    userName: body.userName,
  }));
  gateway.stubs.on(loginLogRoutes.add, async ({ body }) => {
    logged.push(body);
    return { added: true };
  });
  afterAll(async () => {
    await gateway.close();
    await cas.close();
  });
  return { cas, gateway, logged };
}
