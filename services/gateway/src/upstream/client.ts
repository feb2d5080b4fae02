import type { KeyObject } from "node:crypto";
import { signCaller } from "@linehaul/kit/caller";
import type { Route, Service } from "@linehaul/schema/route";
import { Pool } from "undici";
import { GatewayError } from "../errors/gateway-error.ts";
import { breaker, type Breaker } from "./breaker.ts";
import { isLate } from "./ending.ts";
import { exchange, type Exchanged } from "./exchange.ts";
import { fetchFile } from "./fetch-file.ts";
import type { LedgerEntry } from "./ledger.ts";
import { partsOf, routeName, target, type Parts } from "./target.ts";
import { isDisagreement, isEnvelope, unwrap } from "./unwrap.ts";
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
  readonly breaker?: { readonly failures: number; readonly restMs: number };
}

/** Sockets to each service; calls beyond them wait for a free one. */
const CONNECTIONS = 64;
/** How long a connection may take to open. */
const CONNECT_MS = 2_000;

interface Line {
  readonly pool: Pool;
  readonly breaker: Breaker;
  readonly key: KeyObject;
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** In place of a body, when a route with `file` succeeded. */
  readonly file: StreamedFile | null;
}

/** The typed client of the three services: every method, path and shape comes from the route. */
export function createUpstream(o: UpstreamOptions): Upstream {
  const line = (service: Service): Line => ({
    pool: new Pool(o.urls[service], { connections: CONNECTIONS, pipelining: 1, connect: { timeout: CONNECT_MS } }),
    breaker: breaker(o.breaker ?? { failures: 5, restMs: 1_000 }),
    key: o.keys[service],
  });
  const lines: Readonly<Record<Service, Line>> = {
    admin: line("admin"),
    customer: line("customer"),
    order: line("order"),
  };

  /** One attempt, written into the ledger however it ends. */
  function attempt(route: Route, input: Parts, by: CallFor, n: number): Promise<Answer> {
    const { pool, breaker: gate, key } = lines[route.service];
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
      enter(status, isEnvelope(route, body) ? body.code : null);
      if (status === 503) gate.failed();
      else gate.succeeded();
      return { status, body, file: null };
    };
    const failed = (error: unknown): never => {
      enter(null, null);
      if (by.ending.reason) {
        const late = isLate(by.ending.reason);
        if (late) gate.failed();
        throw new GatewayError(late ? "09020502" : "09020000", { cause: error });
      }
      gate.failed();
      throw new GatewayError("09020501", { cause: error });
    };
    const request = {
      method: route.method,
      path: target(route, input),
      headers: headers(key, route.service, input, by),
      body: input.body === undefined ? null : JSON.stringify(input.body),
    };
    if (!route.file) return exchange(pool, request, by.ending).then(ended, failed);
    return fetchFile(pool, request, by.ending).then((found) => {
      if (!("file" in found)) return ended(found);
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
      (answer) => (answer.status === 503 ? again() : answer),
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
        if (status === 503 || !isEnvelope(route, body)) throw new GatewayError("09020501", { cause: `HTTP ${status}` });
        const result = unwrap(body);
        if (o.validate) route.result.parse(result);
        return result;
      }),
    async file(route, input, by) {
      const { status, body, file } = await ask(route, partsOf(input), by);
      if (file) return file;
      if (status === 503 || !isEnvelope(route, body)) throw new GatewayError("09020501", { cause: `HTTP ${status}` });
      unwrap(body);
      throw new GatewayError("09020000", { cause: `${route.path} answered no file` });
    },
    async close() {
      await Promise.all(Object.values(lines).map(({ pool }) => pool.destroy()));
    },
  };
}

/** AUTH-12, and a token that stands for this one call. */
function headers(key: KeyObject, service: Service, { body }: Parts, by: CallFor): Record<string, string> {
  const { caller } = by;
  return {
    authorization: `Bearer ${signCaller(key, { ...caller, aud: service })}`,
    "accept-language": by.language,
    "x-trace-id": by.traceId,
    "x-time-zone": by.timeZone,
    "x-site": caller.site,
    ...(caller.role === null ? {} : { "x-role-id": caller.role }),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(by.idempotencyKey === undefined ? {} : { "idempotency-key": by.idempotencyKey }),
  };
}
