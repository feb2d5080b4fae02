import type { KeyObject } from "node:crypto";
import type { GatewayCode } from "@linehaul/schema/errors";
import type { Route, Service } from "@linehaul/schema/route";
import { UploadedFile } from "@linehaul/schema/upload";
import { GatewayError } from "../errors/gateway-error.ts";
import { endsAfter, isLate } from "./ending.ts";
import { exchange, type Exchange, type Exchanged } from "./exchange.ts";
import { fetchFile } from "./fetch-file.ts";
import type { LedgerEntry } from "./ledger.ts";
import { createLine, type Line, type LineOptions } from "./line.ts";
import { isPoolGone, NotSent } from "./not-sent.ts";
import { requestOf } from "./request-of.ts";
import type { SentFile } from "./send-file.ts";
import { partsOf, routeName, type Parts } from "./target.ts";
import { isDisagreement, isEnvelope, isNotReady, unwrap } from "./unwrap.ts";
import type { CallFor, StreamedFile, Upstream } from "./upstream.ts";

export interface UpstreamOptions {
  readonly urls: Readonly<Record<Service, string>>;
  readonly keys: Readonly<Record<Service, KeyObject>>;
  /** Hears of every call that ended: metrics. */
  readonly onCall?: (entry: LedgerEntry) => void;
  /** Hears of every call that may have changed something, however it ended, before its answer is read. */
  readonly onWrite?: (route: Route) => void;
  /** A service that refused the gateway itself: a wrong key, or a button that its route does not take. */
  readonly onDisagreement?: (entry: LedgerEntry, traceId: string) => void;
  /** Reads each result by the route's schema: for tests of the contract. */
  readonly validate?: boolean;
  readonly breaker?: LineOptions["breaker"];
  /** Hears that the pool of a service was stuck, and that a new one took its place. */
  readonly onRenewed?: (service: Service) => void;
  /** How often it is looked, ms. */
  readonly lookMs?: number;
  /** Makes pools: for tests of what can't happen. */
  readonly open?: LineOptions["open"];
}

/** How often each line is looked at, whether its pool is stuck. */
const LOOK_MS = 1_000;

/** What a call that got no answer is to whoever asked: late, left or broken here, or the service could not be reached. */
function codeOf(isSent: boolean, reason: Error | undefined): GatewayCode {
  if (reason !== undefined) return isLate(reason) ? "09020502" : "09020000";
  return isSent ? "09020501" : "09020000";
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** In place of a body, when a route with `file` succeeded. */
  readonly file: StreamedFile | null;
}

const SERVICES = ["admin", "customer", "order"] as const;

/** The typed client of the three services: every method, path and shape comes from the route. */
export function createUpstream(o: UpstreamOptions): Upstream {
  const line = (service: Service): Line =>
    createLine({
      url: o.urls[service],
      breaker: o.breaker ?? { failures: 5, restMs: 1_000 },
      onRenewed: () => o.onRenewed?.(service),
      open: o.open,
    });
  const lines: Readonly<Record<Service, Line>> = {
    admin: line("admin"),
    customer: line("customer"),
    order: line("order"),
  };
  const looks = setInterval(() => {
    for (const each of Object.values(lines)) each.look();
  }, o.lookMs ?? LOOK_MS).unref();

  /** One attempt, written into the ledger however it ends. */
  function attempt(route: Route, input: Parts, by: CallFor, n: number, sent?: SentFile): Promise<Answer> {
    const way = lines[route.service];
    const { breaker: gate } = way;
    let request: Exchange;
    try {
      request = requestOf(o.keys[route.service], route, input, by, sent);
    } catch (error) {
      return Promise.reject(error instanceof GatewayError ? error : new GatewayError("09020000", { cause: error }));
    }
    if (!gate.pass()) return Promise.reject(new GatewayError("09020501", { cause: `${route.service}: circuit open` }));
    const began = performance.now();
    const enter = (status: number | null, code: number | null) => {
      const entry: LedgerEntry = {
        service: route.service,
        route: routeName(route),
        button: by.caller.button,
        status,
        code,
        ms: Math.round((performance.now() - began) * 10) / 10,
        attempt: n,
      };
      by.ledger.push(entry);
      o.onCall?.(entry);
      if (code !== null && isDisagreement(code)) o.onDisagreement?.(entry, by.traceId);
    };
    const ended = ({ status, body }: Exchanged): Answer => {
      way.answered();
      enter(status, isEnvelope(route, body) ? body.code : null);
      if (isNotReady(route, { status, body })) gate.failed();
      else gate.succeeded();
      return { status, body, file: null };
    };
    const pool = way.pool();
    const failed = (error: unknown): Promise<Answer> => {
      const isSent = !(error instanceof NotSent);
      // It waited in a pool that was stuck: nobody has heard of it, so that a write may go as well.
      if (!isSent && isPoolGone(error.cause) && way.pool() !== pool) return attempt(route, input, by, n, sent);
      enter(null, null);
      const { reason } = by.ending;
      const isTooLate = reason !== undefined && isLate(reason);
      // What did not leave is no fault of the service, nor is a client that left.
      if (isSent && (reason === undefined || isTooLate)) gate.failed();
      throw new GatewayError(codeOf(isSent, reason), { cause: error });
    };
    if (!route.file) return exchange(pool, request, by.ending).then(ended, failed);
    return fetchFile(pool, request, by.ending).then((found) => {
      if (!("file" in found)) return ended(found);
      way.answered();
      enter(200, 0);
      gate.succeeded();
      return { status: 200, body: null, file: found.file };
    }, failed);
  }

  /** Only what reads is asked again, once, and only when no answer came or the service was not ready. */
  function ask(route: Route, input: Parts, by: CallFor): Promise<Answer> {
    const first = attempt(route, input, by, 1);
    if (!route.safe) return first;
    const again = () => attempt(route, input, by, 2);
    return first.then(
      (answer) => (isNotReady(route, answer) ? again() : answer),
      (error: unknown) => {
        if (error instanceof GatewayError && error.code === "09020501" && !by.ending.reason) return again();
        throw error;
      },
    );
  }

  const asked = (route: Route, input: Parts, by: CallFor): Promise<Answer> =>
    route.safe ? ask(route, input, by) : ask(route, input, by).finally(() => o.onWrite?.(route));

  return {
    call: (route, input, by) =>
      asked(route, input, by).then(({ status, body }) => {
        if (isNotReady(route, { status, body }) || !isEnvelope(route, body))
          throw new GatewayError("09020501", { cause: `HTTP ${status}` });
        const result = unwrap(route, body);
        if (o.validate) route.result.parse(result);
        return result;
      }),
    async upload(route, input, sent, by) {
      const { status, body } = await attempt(route, partsOf(input), by, 1, sent).finally(() => o.onWrite?.(route));
      if (isNotReady(route, { status, body }) || !isEnvelope(route, body))
        throw new GatewayError("09020501", { cause: `HTTP ${status}` });
      return UploadedFile.parse(unwrap(route, body));
    },
    async file(route, input, by) {
      const { status, body, file } = await ask(route, partsOf(input), by);
      if (file) return file;
      if (isNotReady(route, { status, body }) || !isEnvelope(route, body))
        throw new GatewayError("09020501", { cause: `HTTP ${status}` });
      unwrap(route, body);
      throw new GatewayError("09020000", { cause: `${route.path} answered no file` });
    },
    async isReady(service, ms) {
      const request = { method: "GET", path: "/health/ready", headers: {}, body: null } as const;
      const answer = await exchange(lines[service].pool(), request, endsAfter(ms)).catch(() => null);
      return answer?.status === 200;
    },
    stuck: () => SERVICES.filter((service) => lines[service].isStuck()),
    async close() {
      clearInterval(looks);
      await Promise.all(Object.values(lines).map((each) => each.close()));
    },
  };
}
