import { z } from "zod";
import { isAddress, isName } from "../web-host/web-host.ts";

export const LINK_REFUSALS = [
  "UNREADABLE",
  "NOT_HTTPS",
  "USER_INFO",
  "PORT",
  "ADDRESS",
  "NO_NAME",
  "OUT_OF_USE",
  "NOT_LISTED",
] as const;
export const LinkRefusal = z.enum(LINK_REFUSALS).meta({
  id: "LinkRefusal",
  description: "Why a link in content is not followed.",
  "x-values": {
    UNREADABLE: "It is no whole address.",
    NOT_HTTPS: "It begins otherwise than with `https`.",
    USER_INFO: "A user name or password stands before its host.",
    PORT: "It names a port of its own.",
    ADDRESS: "Its host is an IP address, however it is spelt.",
    NO_NAME: "Its host has one label, or is no name of the DNS.",
    OUT_OF_USE: "The row of its host is out of use.",
    NOT_LISTED: "No row has its host: a sub-domain is another host.",
  } satisfies Record<(typeof LINK_REFUSALS)[number], string>,
});
export type LinkRefusal = z.infer<typeof LinkRefusal>;

/** A row as links are judged by it. */
export interface ListedHost {
  readonly host: string;
  readonly status: "ENABLED" | "DISABLED";
}
export type Followed<R> =
  | { readonly href: string; readonly row: R; readonly refusal: null }
  | { readonly href: null; readonly row: R | null; readonly refusal: LinkRefusal };

const refused = (refusal: LinkRefusal) => ({ href: null, row: null, refusal }) as const;

/** The address that a link leads to, as browsers read it, or why it can't be on any list. */
export function linkOf(link: string): { readonly url: URL } | { readonly refusal: LinkRefusal } {
  const url = URL.parse(link);
  if (url === null) return { refusal: "UNREADABLE" };
  if (url.protocol !== "https:") return { refusal: "NOT_HTTPS" };
  if (url.username !== "" || url.password !== "") return { refusal: "USER_INFO" };
  if (url.port !== "") return { refusal: "PORT" };
  if (isAddress(url.hostname)) return { refusal: "ADDRESS" };
  return isName(url.hostname) ? { url } : { refusal: "NO_NAME" };
}

/**
 * May a link in content be followed, and which row lets it pass (SYS-08)? Exact hosts only. `href` is the link as browsers read it: whoever
 * draws a link that passed draws that, and not what was written.
 */
export function followLink<R extends ListedHost>(link: string, rows: readonly R[]): Followed<R> {
  const read = linkOf(link);
  if ("refusal" in read) return refused(read.refusal);
  const row = rows.find(({ host }) => host === read.url.hostname);
  if (row === undefined) return refused("NOT_LISTED");
  if (row.status === "DISABLED") return { ...refused("OUT_OF_USE"), row };
  return { href: read.url.href, row, refusal: null };
}
