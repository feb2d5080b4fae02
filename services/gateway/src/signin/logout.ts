import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { redirect } from "../http/answer.ts";
import type { Ask } from "../http/ask.ts";
import { readBody } from "../http/body.ts";
import { isByConsole } from "../http/own-page.ts";
import { dropSession, sessionToken } from "../http/session-cookie.ts";
import { allOrigins, casLogout, type GatewayConfig } from "../config/config.ts";
import type { Sessions } from "../session/sessions.ts";
import { endsAfter } from "../upstream/ending.ts";
import { callAsGateway } from "../upstream/system.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { succeed } from "../http/envelope.ts";
import { answerSignOutPage, isFormOf } from "./sign-out-page.ts";

interface Options {
  readonly config: GatewayConfig;
  readonly sessions: Sessions;
  readonly upstream: Upstream;
  /** How long the admin service may take to close the session (AUTH-04). */
  readonly waitMs?: number;
}

const logoutAddress = (ask: Ask, config: GatewayConfig): string =>
  `${casLogout(config)}?service=${encodeURIComponent(`${ask.origin}/admin`)}`;

async function close(ask: Ask, token: string, { sessions, upstream, waitMs = 3_000 }: Options): Promise<void> {
  sessions.forget(token);
  const { site, language, traceId, ledger } = ask;
  const within = { site, language, traceId, ledger, ending: endsAfter(waitMs) };
  await callAsGateway(upstream, sessionRoutes.close, { body: { token: token.slice(0, 200) } }, within).catch(
    (error: unknown) => ask.log().warn({ err: error }, "the session could not be closed; its cookie is gone"),
  );
}

/**
 * `GET /apis-auth/login/logout` (AUTH-04): closes the session, drops the cookie, names the sign-on's logout page. It never fails. Without
 * the console's header, as a link or a picture asks, it ends nothing and answers a page that asks (SEC-11).
 */
export async function logout(ask: Ask, o: Options): Promise<void> {
  const token = sessionToken(ask.req, ask.origin);
  if (!isByConsole(ask.req, allOrigins(o.config)))
    return answerSignOutPage(ask, token, new URL(casLogout(o.config)).origin);
  if (token) await close(ask, token, o);
  succeed(ask, null, { value: "logout", url: logoutAddress(ask, o.config) }, { "set-cookie": dropSession(ask.origin) });
}

/** `POST /apis-auth/login/logout`: the answer of the page that asks. With its token, signed out and on to the sign-on; else it asks again. */
export async function logoutByForm(ask: Ask, o: Options): Promise<void> {
  if (isByConsole(ask.req, allOrigins(o.config))) return logout(ask, o);
  const session = sessionToken(ask.req, ask.origin);
  const body = await readBody(ask.req);
  const token = Buffer.isBuffer(body) ? new URLSearchParams(body.toString("utf8")).get("token") : null;
  if (session === undefined || token === null || !isFormOf(session, token))
    return answerSignOutPage(ask, session, new URL(casLogout(o.config)).origin);
  await close(ask, session, o);
  redirect(ask, logoutAddress(ask, o.config), { "set-cookie": dropSession(ask.origin) });
}
