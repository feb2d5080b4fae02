import type { LoginFailure } from "@linehaul/schema/accounts/login-log";
import type { GatewayCode } from "@linehaul/schema/errors";
import { z } from "zod";
import { header, type Ask } from "../http/ask.ts";
import { readJson } from "../http/body.ts";
import { keepSession } from "../http/session-cookie.ts";
import { casLogin, type AppCredentials, type GatewayConfig } from "../config/config.ts";
import type { Upstream } from "../upstream/upstream.ts";
import type { Door } from "../rates/door.ts";
import { isKnownApp } from "./app-check.ts";
import { atDoor } from "./at-door.ts";
import { begunAddress, dropBegun } from "./begun.ts";
import { fail, succeed, type Next } from "../http/envelope.ts";
import { deviceOf } from "./device.ts";
import { recorded, type Tried } from "./login-entry.ts";
import type { LoginRecorder } from "./login-recorder.ts";
import { isServiceOf, signIn } from "./signin.ts";

const Body = z.object({
  ticket: z.string().min(1).max(500),
  service: z.string().max(500),
  appKey: z.string().max(200).optional(),
  appSecret: z.string().max(200).optional(),
  deviceId: z.string().max(100).optional(),
});
/** What the exchange answers when the sign-on refuses the ticket: sign on again (AUTH-05). */
const SIGN_ON_AGAIN = 430;

interface Options {
  readonly config: GatewayConfig;
  readonly app: AppCredentials;
  readonly upstream: Upstream;
  readonly logins: LoginRecorder;
  readonly door: Door;
}

/**
 * `POST /apis-auth/login/cas` (AUTH-02): a ticket for a session cookie. 430 with 09020101 for a ticket that is forged, used or
 * another service's; 401 with 09020110 for a wrong application; 09020601 without a device; 09020701 for an address that is not this
 * site's, with a jump to the site when the host is none that is configured; 09020103 when the user is unknown here or disabled; 09020104,
 * with the sites that let him in, when none of his data groups opens this one (SEC-18). A
 * browser's ticket is taken where its sign-in was begun, and elsewhere refused as any other (SEC-11); a tool has its own key instead.
 * However it ends, the login log hears of it (SYS-06). 09020301 to an address that was refused too often (SEC-13).
 */
export const exchangeTicket = (ask: Ask, options: Options): Promise<void> =>
  atDoor(
    ask,
    options.door,
    () => recorded(ask, options.logins, (tried) => exchange(ask, options, tried)),
    (headers) => fail(ask, "09020301", { headers }),
  );

const CODES = {
  TICKET_REFUSED: "09020101",
  NOT_BEGUN: "09020101",
  UNKNOWN_USER: "09020103",
  DISABLED: "09020103",
  NO_SITE: "09020104",
  APP_REFUSED: "09020110",
  NO_DEVICE: "09020601",
  BAD_REQUEST: "09020701",
} as const satisfies Partial<Record<LoginFailure, GatewayCode>>;

/** Answers; why it failed, or null. */
async function exchange(ask: Ask, { config, app, upstream }: Options, tried: Tried): Promise<LoginFailure | null> {
  const refuse = (failure: keyof typeof CODES, more: Parameters<typeof fail>[2] = {}): LoginFailure => {
    fail(ask, CODES[failure], more);
    return failure;
  };
  const parsed = Body.safeParse(await readJson(ask.req).catch(() => null));
  if (!parsed.success) return refuse("BAD_REQUEST");
  const { ticket, service, deviceId: sentDevice, appKey, appSecret } = parsed.data;
  const jump: Next = { value: "jump", url: `${ask.origin}/admin` };
  if (!isServiceOf(ask.origin, service)) return refuse("BAD_REQUEST", ask.hostIsKnown ? {} : { next: jump });
  const sent = { ...(appKey === undefined ? {} : { appKey }), ...(appSecret === undefined ? {} : { appSecret }) };
  if (appKey !== undefined) tried.source = "TOOL";
  if (!isKnownApp(ask, app, sent)) return refuse("APP_REFUSED");
  const deviceId = deviceOf(sentDevice?.trim() || header(ask.req, "x-device-id"));
  if (deviceId === undefined) return refuse("NO_DEVICE");

  const again = { status: SIGN_ON_AGAIN, next: { value: "logout", url: casLogin(config) } } as const;
  const deviceClass = appKey === undefined ? "browser" : "tool";
  if (deviceClass === "browser" && service !== begunAddress(ask, "/admin")) return refuse("NOT_BEGUN", again);
  const cas = config.CAS_INTERNAL_URL;
  const signedIn = await signIn(ask, { upstream, cas, ticket, service, deviceId, deviceClass, tried });
  if (!signedIn.ok) {
    const { failure, sites } = signedIn;
    if (failure === "NO_SITE") return refuse(failure, { obj: { sites } });
    return refuse(failure, failure === "TICKET_REFUSED" ? again : {});
  }
  const { session } = signedIn;
  ask.seen.user = session.userName;
  succeed(
    ask,
    { userId: session.userId, userName: session.userName },
    { value: "ok" },
    {
      "set-cookie": [keepSession(ask.origin, session.token), ...(deviceClass === "browser" ? [dropBegun(ask)] : [])],
    },
  );
  return null;
}
