import type { IncomingMessage } from "node:http";
import { parseCookie, stringifySetCookie } from "cookie";

const isSecure = (origin: string): boolean => origin.startsWith("https:");
const nameOf = (origin: string): string => (isSecure(origin) ? "__Host-linehaul_session" : "linehaul_session");

/** The session's token; of the site's own host, for cookies are host-only. */
export const sessionToken = (req: IncomingMessage, origin: string): string | undefined =>
  parseCookie(req.headers.cookie ?? "")[nameOf(origin)];

const cookie = (origin: string, value: string, maxAge?: number): string =>
  stringifySetCookie({
    name: nameOf(origin),
    value,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(origin),
    ...(maxAge === undefined ? {} : { maxAge }),
  });

/** Kept until the browser closes; the session itself ends on the server. */
export const keepSession = (origin: string, token: string): string => cookie(origin, token);
export const dropSession = (origin: string): string => cookie(origin, "", 0);
