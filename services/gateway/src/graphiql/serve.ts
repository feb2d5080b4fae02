import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { LoginFailure } from "@linehaul/schema/accounts/login-log";
import { parseCookie, stringifySetCookie } from "cookie";
import { seenOf } from "../access/caller.ts";
import { holds } from "../access/actor.ts";
import type { GatewayConfig } from "../config/config.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import { answer, redirect } from "../http/answer.ts";
import { header, type Ask } from "../http/ask.ts";
import { encodingsOf } from "../http/encodings.ts";
import { chosenRole } from "../http/role.ts";
import { keepSession, sessionToken } from "../http/session-cookie.ts";
import type { Door } from "../rates/door.ts";
import type { Sessions } from "../session/sessions.ts";
import { atDoor } from "../signin/at-door.ts";
import { begin, begunAddress, dropBegun } from "../signin/begun.ts";
import { deviceOf } from "../signin/device.ts";
import { recorded, type Tried } from "../signin/login-entry.ts";
import type { LoginRecorder } from "../signin/login-recorder.ts";
import { signIn } from "../signin/signin.ts";
import type { Upstream } from "../upstream/upstream.ts";
import type { GraphiqlPage } from "./page.ts";
import { refusePage } from "./refused-page.ts";

interface Options {
  readonly config: GatewayConfig;
  readonly sessions: Sessions;
  readonly upstream: Upstream;
  readonly logins: LoginRecorder;
  readonly door: Door;
  readonly page: () => Promise<GraphiqlPage>;
}

const HTML = "text/html; charset=utf-8";
const DEVICE = "linehaul_device";

/** `GET /graphiql`: for roles that hold GRAPHIQL.VIEW; 403 page for others; without a session by way of the sign-on. */
export async function serveGraphiql(ask: Ask, o: Options): Promise<void> {
  const ticket = ask.search().get("ticket");
  if (ticket !== null)
    return atDoor(
      ask,
      o.door,
      () => recorded(ask, o.logins, (tried) => arrive(ask, o, ticket, tried)),
      (headers) => refusePage(ask, "09020301", headers),
    );
  try {
    const { traceId, language, ledger } = ask;
    const token = sessionToken(ask.req, ask.origin);
    const actor = await o.sessions.actorOf(token, ask.site, chosenRole(ask.req), { traceId, language, ledger });
    Object.assign(ask.seen, seenOf(actor));
    if (!holds(actor, "GRAPHIQL.VIEW")) return refusePage(ask, "09020203");
    await servePage(ask, await o.page());
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.code === "09020101" || error.code === "09020102") return begin(ask, o.config, "/graphiql");
    refusePage(ask, error.code === "09020103" ? "09020103" : "09020501");
  }
}

const unpacked = promisify<Buffer, Buffer>(gunzip);

async function servePage(ask: Ask, { gzipped, csp }: GraphiqlPage): Promise<void> {
  const takesIt = encodingsOf(header(ask.req, "accept-encoding")).has("gzip");
  const headers = { "content-security-policy": csp, vary: "accept-encoding" };
  if (takesIt) answer(ask, 200, HTML, gzipped, { ...headers, "content-encoding": "gzip" });
  else answer(ask, 200, HTML, await unpacked(gzipped), headers);
}

/**
 * Back from the sign-on: this page has no script of ours to bring a device id, so a cookie holds one. A ticket of a sign-in that was begun
 * elsewhere is as good as none (SEC-11).
 */
async function arrive(
  ask: Ask,
  { config, upstream }: Options,
  ticket: string,
  tried: Tried,
): Promise<LoginFailure | null> {
  const service = begunAddress(ask, "/graphiql");
  if (service === null || ask.search().get("begun") !== new URL(service).searchParams.get("begun")) {
    redirect(ask, "/graphiql");
    return "NOT_BEGUN";
  }
  const deviceId = deviceOf(parseCookie(ask.req.headers.cookie ?? "")[DEVICE]) ?? randomUUID();
  const cas = config.CAS_INTERNAL_URL;
  try {
    const signedIn = await signIn(ask, {
      upstream,
      cas,
      ticket: ticket.slice(0, 500),
      service,
      deviceId,
      deviceClass: "browser",
      tried,
    });
    if (!signedIn.ok) {
      refusePage(ask, CODE_OF[signedIn.failure]);
      return signedIn.failure;
    }
    const { session } = signedIn;
    const device = stringifySetCookie({
      name: DEVICE,
      value: deviceId,
      path: "/graphiql",
      httpOnly: true,
      sameSite: "lax",
      maxAge: 31_536_000,
    });
    redirect(ask, "/graphiql", { "set-cookie": [keepSession(ask.origin, session.token), dropBegun(ask), device] });
    return null;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    refusePage(ask, "09020501");
    return "UNREACHABLE";
  }
}

const CODE_OF = {
  TICKET_REFUSED: "09020101",
  UNKNOWN_USER: "09020103",
  DISABLED: "09020103",
  NO_SITE: "09020104",
} as const;
