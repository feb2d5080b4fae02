import { randomBytes } from "node:crypto";
import { casLogin, type GatewayConfig } from "../config/config.ts";
import { redirect } from "../http/answer.ts";
import type { Ask } from "../http/ask.ts";
import { hostCookie, setHostCookie } from "../http/host-cookie.ts";

/** Where a browser comes back to from the sign-on. */
type Page = "/admin" | "/graphiql";

const COOKIE = "linehaul_begun";
/** Whoever stays longer at the sign-on begins anew, which asks him nothing. */
const KEEP_S = 600;
const SHAPE = /^[0-9a-f]{32}$/;

const addressOf = (ask: Ask, page: Page, begun: string): string => `${ask.origin}${page}?begun=${begun}`;

/** What this browser has begun; undefined when it has begun nothing. */
function begunIn(ask: Ask): string | undefined {
  const begun = hostCookie(ask.req, ask.origin, COOKIE);
  return begun !== undefined && SHAPE.test(begun) ? begun : undefined;
}

/**
 * Sends the browser to the sign-on (AUTH-01). A random cookie is part of the address that the ticket is issued for, so that a ticket serves
 * the browser that asked for it and no other (SEC-11). Several windows that begin at once share it.
 */
export function begin(ask: Ask, config: GatewayConfig, page: Page): void {
  const begun = begunIn(ask) ?? randomBytes(16).toString("hex");
  redirect(ask, `${casLogin(config)}?service=${encodeURIComponent(addressOf(ask, page, begun))}`, {
    "set-cookie": setHostCookie(ask.origin, COOKIE, begun, KEEP_S),
  });
}

/** `GET /apis-auth/login/begin`: a browser's way to the sign-on and back to the console (AUTH-01); a host that is no site's goes to its site first (AUTH-15). */
export const beginHere = (ask: Ask, config: GatewayConfig): void =>
  ask.hostIsKnown ? begin(ask, config, "/admin") : redirect(ask, `${ask.origin}/admin`);

/** The address for which this browser asked for a ticket; null when it has begun nothing, so that no ticket is its own. */
export function begunAddress(ask: Ask, page: Page): string | null {
  const begun = begunIn(ask);
  return begun === undefined ? null : addressOf(ask, page, begun);
}

/** A sign-in that has come to its end. */
export const dropBegun = (ask: Ask): string => setHostCookie(ask.origin, COOKIE, "", 0);
