import type { IncomingMessage } from "node:http";
import { parseCookie, stringifySetCookie } from "cookie";

const isSecure = (origin: string): boolean => origin.startsWith("https:");
/** Over https no other host can set it. */
const nameOf = (origin: string, name: string): string => (isSecure(origin) ? `__Host-${name}` : name);

/** A cookie of the site's own host; undefined when it did not come. */
export const hostCookie = (req: IncomingMessage, origin: string, name: string): string | undefined =>
  parseCookie(req.headers.cookie ?? "")[nameOf(origin, name)];

/** Sets a cookie of the site's own host, out of scripts' reach and over https Secure; without an age, until the browser closes. */
export const setHostCookie = (origin: string, name: string, value: string, maxAge?: number): string =>
  stringifySetCookie({
    name: nameOf(origin, name),
    value,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(origin),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
