import type { IncomingMessage } from "node:http";
import { DEFAULT_SITE, SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { originOf, type GatewayConfig } from "../config/config.ts";

const hostOf = (authority: string): string => authority.replace(/:\d+$/, "").toLowerCase();

/** The host that was asked. A forwarded one counts only behind a trusted proxy; its first name is the client's. */
function askedHost(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = req.headers["x-forwarded-host"];
  if (trustProxy && typeof forwarded === "string") return hostOf(forwarded.split(",")[0]?.trim() ?? "");
  return hostOf(req.headers.host ?? "");
}

const sites = new WeakMap<GatewayConfig, ReadonlyMap<string, SiteCode>>();
/** Each site by its host; read once. */
function sitesOf(config: GatewayConfig): ReadonlyMap<string, SiteCode> {
  let known = sites.get(config);
  if (!known) {
    known = new Map(SITE_CODES.map((code) => [new URL(originOf(config, code)).hostname, code]));
    sites.set(config, known);
  }
  return known;
}

/** SHELL-19: the site is chosen by the host, MY when it is unknown (`known` false). */
export function siteOf(
  req: IncomingMessage,
  config: GatewayConfig,
): { readonly site: SiteCode; readonly known: boolean } {
  const host = askedHost(req, config.TRUST_PROXY);
  const site = sitesOf(config).get(host);
  return { site: site ?? DEFAULT_SITE, known: site !== undefined };
}

/** The client's address. Behind a trusted proxy the last one that it wrote down, else the socket's. */
export function addressOf(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = req.headers["x-forwarded-for"];
  const last = trustProxy && typeof forwarded === "string" ? forwarded.split(",").at(-1)?.trim() : undefined;
  return last || (req.socket.remoteAddress ?? "unknown");
}
