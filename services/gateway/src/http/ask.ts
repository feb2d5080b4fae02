import type { IncomingMessage, ServerResponse } from "node:http";
import { traceIdOf } from "@linehaul/kit/log";
import { SITES, type Language, type SiteCode } from "@linehaul/schema/sites";
import { isTimeZone } from "@linehaul/schema/time-zone";
import type { Logger } from "pino";
import { originOf, type GatewayConfig } from "../config/config.ts";
import { endAfter, Open, type Ending } from "../upstream/ending.ts";
import type { Ledger } from "../upstream/ledger.ts";
import { languageOf } from "./language.ts";
import { securityHeaders } from "./security-headers.ts";
import { addressOf, siteOf } from "./site.ts";

/** A request as the gateway's handlers read it. */
export interface Ask {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly path: string;
  search(): URLSearchParams;
  /** 32 hex digits: the client's, or new. */
  readonly traceId: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly site: SiteCode;
  /** Origin of the site's host, as configured. */
  readonly origin: string;
  /** Was a configured host asked? */
  readonly hostIsKnown: boolean;
  readonly address: string;
  /** Ends when the client leaves before it was answered, or (a TimeoutError) when `endAfter` ran out. */
  readonly left: Ending;
  /** What the request may take from now on, in ms, until it is answered. */
  endAfter(ms: number): void;
  /** Of its answer, whoever writes it. They are written at once with the answer's own: set one by one, each costs. */
  readonly headers: Record<string, string>;
  readonly ledger: Ledger;
  log(): Logger;
  /** What the request turned out to be; for the log line and the metrics. */
  readonly seen: { user?: string; viewingAs?: string; operation?: string; route?: string; broke?: true };
}

/** One header's text; undefined when absent or sent twice. */
export const header = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name];
  return typeof value === "string" ? value : undefined;
};

export function readAsk(req: IncomingMessage, res: ServerResponse, config: GatewayConfig, log: Logger): Ask {
  const { site, known } = siteOf(req, config);
  const origin = originOf(config, site);
  const traceId = traceIdOf(req);
  const zone = header(req, "x-time-zone");
  const left = new Open();
  let timer: NodeJS.Timeout | undefined;
  res.once("close", () => {
    clearTimeout(timer);
    if (!res.writableEnded) left.end(new Error("the client left"));
  });
  const [path = "/", query = ""] = (req.url ?? "/").split("?", 2);
  let own: Logger | undefined;
  // Functions where getters would read better: those of an object literal are made in the old generation, and all they see stays with them.
  return {
    req,
    res,
    path,
    search() {
      return new URLSearchParams(query);
    },
    traceId,
    language: languageOf(header(req, "accept-language")),
    timeZone: zone !== undefined && isTimeZone(zone) ? zone : SITES[site].timeZone,
    site,
    origin,
    hostIsKnown: known,
    address: addressOf(req, config.TRUST_PROXY),
    left,
    endAfter(ms) {
      clearTimeout(timer);
      timer = endAfter(left, ms);
    },
    headers: securityHeaders(traceId, origin),
    ledger: [],
    log() {
      return (own ??= log.child({ traceId }));
    },
    seen: {},
  };
}
