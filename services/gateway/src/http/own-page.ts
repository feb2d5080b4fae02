import type { IncomingMessage } from "node:http";
import { bearer } from "@linehaul/kit/caller";
import { header, type Ask } from "./ask.ts";

/**
 * Was it sent by a page of ours, or by no page at all? A form or script of another site can neither set the header without asking
 * first (and is not answered) nor hide its Origin.
 */
export function isOwnPage(req: IncomingMessage, origins: readonly string[]): boolean {
  if (req.method === "GET" || req.method === "HEAD") return true;
  const origin = header(req, "origin");
  return header(req, "x-requested-with") === "linehaul" && (origin === undefined || origins.includes(origin));
}

/**
 * Is it an internal tool's request (AUTH-13)? It works by a secret or a token that no browser adds by itself, and its cookies count for
 * nothing, so that no other site can send it in somebody's name.
 */
export const isTool = ({ req, path }: Ask): boolean =>
  path === "/apis-auth/token" || (path === "/graphql" && bearer(header(req, "authorization")) !== undefined);
