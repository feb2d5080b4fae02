import { doerOf, seenOf } from "../access/caller.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import type { Ask } from "../http/ask.ts";
import { chosenRole } from "../http/role.ts";
import { dropSession, sessionToken } from "../http/session-cookie.ts";
import { casLogin, type GatewayConfig } from "../config/config.ts";
import type { Door } from "../rates/door.ts";
import type { Sessions } from "../session/sessions.ts";
import { fail, succeed } from "../http/envelope.ts";
import { atDoor } from "./at-door.ts";

interface Options {
  readonly config: GatewayConfig;
  readonly sessions: Sessions;
  readonly door: Door;
}

/**
 * `GET /apis-auth/login/check_token` (AUTH-03): whose session it is; 401 and the way to the sign-on without one. 09020301 to an address
 * that was refused too often (SEC-13).
 */
export async function checkToken(ask: Ask, o: Options): Promise<void> {
  const token = sessionToken(ask.req, ask.origin);
  const attempt = () => check(ask, token, o);
  // Without a token nobody is asked, and nothing is guessed.
  if (token === undefined) await attempt();
  else await atDoor(ask, o.door, attempt, (headers) => fail(ask, "09020301", { headers }));
}

/** Answers; whether the token was refused. */
async function check(ask: Ask, token: string | undefined, { config, sessions }: Options): Promise<boolean> {
  try {
    const { traceId, language, ledger } = ask;
    const actor = await sessions.actorOf(token, ask.site, chosenRole(ask.req), { traceId, language, ledger });
    Object.assign(ask.seen, seenOf(actor));
    const { userId, userName } = doerOf(actor);
    succeed(ask, { userId, userName }, { value: "ok" });
    return false;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const ended = error.code === "09020101" || error.code === "09020102";
    if (!ended) fail(ask, error.code);
    else
      fail(ask, error.code, {
        next: { value: "logout", url: casLogin(config) },
        headers: { "set-cookie": dropSession(ask.origin) },
      });
    return ended;
  }
}
