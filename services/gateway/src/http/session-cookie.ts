import type { IncomingMessage } from "node:http";
import { hostCookie, setHostCookie } from "./host-cookie.ts";

const NAME = "linehaul_session";

/** The session's token; of the site's own host, for cookies are host-only. */
export const sessionToken = (req: IncomingMessage, origin: string): string | undefined => hostCookie(req, origin, NAME);

/** Kept until the browser closes; the session itself ends on the server. */
export const keepSession = (origin: string, token: string): string => setHostCookie(origin, NAME, token);
export const dropSession = (origin: string): string => setHostCookie(origin, NAME, "", 0);
