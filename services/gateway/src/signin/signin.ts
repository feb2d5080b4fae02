import { sessionRoutes, DEVICE_CLASSES } from "@linehaul/schema/permissions/session";
import type { SiteCode } from "@linehaul/schema/sites";
import { header, type Ask } from "../http/ask.ts";
import { callAsGateway } from "../upstream/system.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { validateTicket } from "./cas.ts";
import { deviceName } from "./device-name.ts";
import type { Tried } from "./login-entry.ts";

export interface SignedIn {
  readonly token: string;
  readonly userId: string;
  readonly userName: string;
}

interface SignIn {
  readonly upstream: Upstream;
  /** Base of the sign-on, as the gateway reaches it. */
  readonly cas: string;
  readonly ticket: string;
  /** The address that the ticket was issued for. */
  readonly service: string;
  readonly deviceId: string;
  readonly deviceClass: (typeof DEVICE_CLASSES)[number];
  /** Learns whom the sign-on vouched for. */
  readonly tried: Tried;
}

/** A session, or why there is none. */
export type SignInResult = { readonly ok: true; readonly session: SignedIn } | Refused;
interface Refused {
  readonly ok: false;
  readonly failure: "TICKET_REFUSED" | "UNKNOWN_USER" | "DISABLED" | "NO_SITE";
  /** Sites that let him in instead of this one (SEC-18). */
  readonly sites: readonly SiteCode[];
}
const refused = (failure: Refused["failure"], sites: readonly SiteCode[] = []): Refused => ({
  ok: false,
  failure,
  sites,
});
const FAILURE = { unknownUser: "UNKNOWN_USER", disabled: "DISABLED", noSite: "NO_SITE" } as const;

/** A ticket for a session. 09020501 when the sign-on or the admin service can't say. */
export async function signIn(ask: Ask, o: SignIn): Promise<SignInResult> {
  const userName = await validateTicket(o.cas, o.ticket, o.service, ask.left.signal);
  if (userName === null) return refused("TICKET_REFUSED");
  o.tried.userCode = userName;
  const { site, language, address, traceId, ledger } = ask;
  const device = deviceName(header(ask.req, "user-agent"));
  const body = {
    userName,
    site,
    deviceId: o.deviceId,
    deviceClass: o.deviceClass,
    language,
    ...(device === undefined ? {} : { device }),
    address: address.slice(0, 64),
    ticket: o.ticket,
  };
  const opened = await callAsGateway(o.upstream, sessionRoutes.open, { body }, { site, language, traceId, ledger });
  if (opened.opened) return { ok: true, session: opened };
  return refused(FAILURE[opened.reason], opened.sites);
}

/** Does the address belong to this origin, so that a ticket for it is meant for us? */
export function isServiceOf(origin: string, service: string): boolean {
  return URL.canParse(service) && new URL(service).origin === origin;
}
