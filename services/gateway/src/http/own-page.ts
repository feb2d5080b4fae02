import type { IncomingMessage } from "node:http";
import { bearer } from "@linehaul/kit/caller";
import { header, type Ask } from "./ask.ts";

/**
 * Does it carry the console's header? A link, form or script of another site can neither set it without asking first (and is not answered)
 * nor hide its Origin.
 */
export function isByConsole(req: IncomingMessage, origins: readonly string[]): boolean {
  const origin = header(req, "origin");
  return header(req, "x-requested-with") === "linehaul" && (origin === undefined || origins.includes(origin));
}

/** The form of the page that asks before it signs out sets no header: where it arrives, its token is looked at (SEC-11). */
const isSignOutForm = ({ req, path }: Ask): boolean => req.method === "POST" && path === "/apis-auth/login/logout";

/** Anybody may lead a browser to a page or a file, and nobody to a query: a link would run it in the reader's name (FLT-09). */
const mayBeLink = ({ req, path }: Ask): boolean =>
  (req.method === "GET" || req.method === "HEAD") && path !== "/graphql";

/** The gateway's own addresses. What is none of them is the console's, and may be what a ticket was made for. */
export const isGateways = (path: string): boolean => /^\/(graphql|apis-auth|health|metrics|files)(\/|$)/.test(path);

/**
 * May it be what a CAS server sends when somebody signs out there (FLT-17)? It works by the ticket that it names and looks at no cookie, so
 * it may come from anywhere.
 */
export const isBackChannel = ({ req, path }: Ask): boolean =>
  req.method === "POST" &&
  !isGateways(path) &&
  /^application\/x-www-form-urlencoded(\s*;|$)/i.test(header(req, "content-type") ?? "");

/** Was it sent by a page of ours, or by no page at all? */
export const isOwnPage = (ask: Ask, origins: readonly string[]): boolean =>
  mayBeLink(ask) || isByConsole(ask.req, origins) || isSignOutForm(ask) || isBackChannel(ask);

/**
 * Is it an internal tool's request (AUTH-13)? It works by a secret or a token that no browser adds by itself, and its cookies count for
 * nothing, so that no other site can send it in somebody's name.
 */
export const isTool = ({ req, path }: Ask): boolean =>
  path === "/apis-auth/token" || (path === "/graphql" && bearer(header(req, "authorization")) !== undefined);
