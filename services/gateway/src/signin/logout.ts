import { sessionRoutes } from "@linehaul/schema/permissions/session";
import type { Ask } from "../http/ask.ts";
import { dropSession, sessionToken } from "../http/session-cookie.ts";
import { casLogout, type GatewayConfig } from "../config/config.ts";
import type { Sessions } from "../session/sessions.ts";
import { endsAfter } from "../upstream/ending.ts";
import { callAsGateway } from "../upstream/system.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { succeed } from "../http/envelope.ts";

interface Options {
  readonly config: GatewayConfig;
  readonly sessions: Sessions;
  readonly upstream: Upstream;
  /** How long the admin service may take to close the session (AUTH-04). */
  readonly waitMs?: number;
}

/** `GET /apis-auth/login/logout` (AUTH-04): closes the session, drops the cookie, names the sign-on's logout page. It never fails. */
export async function logout(ask: Ask, { config, sessions, upstream, waitMs = 3_000 }: Options): Promise<void> {
  const token = sessionToken(ask.req, ask.origin);
  if (token) {
    sessions.forget(token);
    const { site, language, traceId, ledger } = ask;
    const within = { site, language, traceId, ledger, ending: endsAfter(waitMs) };
    await callAsGateway(upstream, sessionRoutes.close, { body: { token: token.slice(0, 200) } }, within).catch(
      (error: unknown) => ask.log().warn({ err: error }, "the session could not be closed; its cookie is gone"),
    );
  }
  const service = encodeURIComponent(`${ask.origin}/admin`);
  succeed(
    ask,
    null,
    { value: "logout", url: `${casLogout(config)}?service=${service}` },
    {
      "set-cookie": dropSession(ask.origin),
    },
  );
}
