import { doerOf, seenOf } from "../access/caller.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import type { Ask } from "../http/ask.ts";
import { chosenRole } from "../http/role.ts";
import { dropSession, sessionToken } from "../http/session-cookie.ts";
import { casLogin, type GatewayConfig } from "../config/config.ts";
import type { Sessions } from "../session/sessions.ts";
import { fail, succeed } from "../http/envelope.ts";

/** `GET /apis-auth/login/check_token` (AUTH-03): whose session it is; 401 and the way to the sign-on without one. */
export async function checkToken(ask: Ask, config: GatewayConfig, sessions: Sessions): Promise<void> {
  try {
    const { traceId, language, ledger } = ask;
    const token = sessionToken(ask.req, ask.origin);
    const actor = await sessions.actorOf(token, ask.site, chosenRole(ask.req), { traceId, language, ledger });
    Object.assign(ask.seen, seenOf(actor));
    const { userId, userName } = doerOf(actor);
    succeed(ask, { userId, userName }, { value: "ok" });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const ended = error.code === "09020101" || error.code === "09020102";
    if (!ended) return fail(ask, error.code);
    fail(ask, error.code, {
      next: { value: "logout", url: casLogin(config) },
      headers: { "set-cookie": dropSession(ask.origin) },
    });
  }
}
