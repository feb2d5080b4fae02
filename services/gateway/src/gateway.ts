import type { RequestListener } from "node:http";
import { callerKey } from "@linehaul/kit/caller";
import type { Service } from "@linehaul/schema/route";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import { bindableOf } from "./clients/bindable.ts";
import { createClients } from "./clients/clients.ts";
import type { Operations } from "./compiled/read-operations.ts";
import { allOrigins, appCredentials, type GatewayConfig } from "./config/config.ts";
import { createConsole } from "./console/console.ts";
import { cacheDrops } from "./events/caches.ts";
import { createLive } from "./events/live.ts";
import { tail } from "./events/tail.ts";
import { makeGraphiqlPage, type GraphiqlPage } from "./graphiql/page.ts";
import { refuse } from "./http/answer.ts";
import { readAsk, type Ask } from "./http/ask.ts";
import { failed } from "./http/failed.ts";
import { isOwnPage, isTool } from "./http/own-page.ts";
import { goOn } from "./later/go-on.ts";
import { logRequest } from "./ops/log-request.ts";
import { createGatewayMetrics } from "./ops/metrics.ts";
import { createRates } from "./rates/rates.ts";
import { createReference } from "./reference/create.ts";
import { routes, type Handler } from "./routes.ts";
import { schema } from "./schema.ts";
import { createLane } from "./server/lane.ts";
import { createGraphServer } from "./server/yoga.ts";
import { createSessions } from "./session/sessions.ts";
import { createLoginRecorder } from "./signin/login-recorder.ts";
import { createTickets } from "./tickets/tickets.ts";
import { createUpstream, type UpstreamOptions } from "./upstream/client.ts";
import { DEADLINE_MS } from "./upstream/deadline.ts";

export interface GatewayOptions {
  readonly config: GatewayConfig;
  readonly operations: Operations;
  readonly log: Logger;
  /** Where vite built the console. */
  readonly dist: URL;
  readonly version: string;
  /** What one request's calls may take together; 20 s. */
  readonly deadlineMs?: number;
  /** Reads each answer of a service by the route's schema: for tests. */
  readonly validate?: boolean;
  /** `false`: no compiled operations: everything by Yoga and graphql-js. What the short way is compared with. */
  readonly lane?: boolean;
  /** Makes pools of connections, and how often they are looked at: for tests of what can't happen. */
  readonly pools?: Pick<UpstreamOptions, "open" | "lookMs">;
  /** Follow the services' events; on unless a test says no. */
  readonly tails?: boolean;
}

export interface Gateway {
  readonly listener: RequestListener;
  /** For Prometheus; the listener tells them to nobody. */
  readonly registry: Registry;
  /** Says from now on that it is not ready, and serves as before. */
  notReady(): void;
  /** Ends the event streams, in peace, so that their readers come back: to another gateway. */
  endStreams(): void;
  close(): Promise<void>;
}

const SERVICES = ["admin", "customer", "order"] as const;
/** Routes that cost no service anything: no counter stands before them, so that they are there whatever becomes of it (FLT-14). */
const FREE: ReadonlySet<string> = new Set(["health", "static"]);

/** The gateway as a listener: the graph, the sign-in, GraphiQL, the console's files and health. It opens no port. */
export function createGateway(o: GatewayOptions): Gateway {
  const { config, log } = o;
  const urls = { admin: config.ADMIN_URL, customer: config.CUSTOMER_URL, order: config.ORDER_URL };
  const keys = {
    admin: callerKey(config.CALLER_KEY_ADMIN),
    customer: callerKey(config.CALLER_KEY_CUSTOMER),
    order: callerKey(config.CALLER_KEY_ORDER),
  };
  const metrics = createGatewayMetrics();
  const upstream = createUpstream({
    urls,
    keys,
    onCall: (entry) => metrics.call(entry),
    onWrite: (route) => drops.onWrite(route),
    onDisagreement: (entry, traceId) => log.error({ traceId, call: entry }, "a service refused the gateway itself"),
    onRenewed: (service) => {
      metrics.renewed(service);
      log.error({ service }, "its connections were stuck: a new pool took their place");
    },
    validate: o.validate ?? false,
    ...o.pools,
  });
  metrics.watch(() => upstream.stuck());
  const logins = createLoginRecorder({ upstream, log, onOutcome: (outcome) => metrics.login(outcome) });
  const sessions = createSessions(upstream);
  const bindable = bindableOf(schema, o.operations);
  const clients = createClients(upstream);
  const reference = createReference(upstream, log);
  const rates = createRates({
    redisUrl: config.REDIS_URL,
    perUser: config.RATE_USER,
    perAddress: config.RATE_ADDRESS,
    log,
  });
  if (rates.isShared() !== null) metrics.watchRates(() => rates.isShared() === true);
  const live = createLive({ rates });
  let graphiql: Promise<GraphiqlPage> | undefined;
  const state = { stopping: false };
  const handlers = routes({
    config,
    apps: appCredentials(config),
    upstream,
    sessions,
    clients,
    bindable,
    reference,
    live,
    rates,
    metrics,
    logins,
    tickets: createTickets([config.CALLER_KEY_ADMIN, config.CALLER_KEY_CUSTOMER, config.CALLER_KEY_ORDER]),
    state,
    graph: createGraphServer({ schema, operations: o.operations, rates, log, compiled: o.lane !== false }),
    lane: o.lane === false ? null : createLane({ schema, operations: o.operations, rates }),
    pages: createConsole(o.dist, config, o.version),
    operations: o.operations,
    graphiqlPage: () => (graphiql ??= makeGraphiqlPage()),
    deadlineMs: o.deadlineMs ?? DEADLINE_MS,
  });

  const ended = new AbortController();
  const drops = cacheDrops({ sessions, clients, reference });
  const follow = (service: Service) =>
    tail({
      service,
      url: urls[service],
      key: keys[service],
      log,
      signal: ended.signal,
      onWord: () => metrics.heard(service),
      // What was kept goes first: who is told asks again at once.
      onEvent: (event) => {
        drops.onEvent(service, event);
        live.tell(service, event);
      },
      onGap: () => {
        drops.onGap(service);
        live.missed(service);
      },
      onBreak: () => drops.onBreak(service),
    });
  const tails = o.tails === false ? [] : SERVICES.map(follow);

  const origins = allOrigins(config);
  // A request's line names what it holds (log-request.ts), and no secret is among it: to look for one is half of its cost.
  const lines = log.child({}, { redact: [] });
  const listener: RequestListener = (req, res) => {
    const ask = readAsk(req, res, config, log);
    const [name, handle] = handlers(ask);
    logRequest(ask, name, metrics, lines);
    const fail = (error: unknown): void => failed(ask, error);
    try {
      guarded(ask, handle, FREE.has(name), origins)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  };

  function guarded(ask: Ask, handle: Handler, isFree: boolean, known: readonly string[]): Promise<void> | void {
    if (!isTool(ask) && !isOwnPage(ask, known)) return refuse(ask, "09020202");
    const go = (wait: number | null): Promise<void> | void =>
      wait === null ? handle(ask) : refuse(ask, "09020301", { headers: { "retry-after": String(wait) } });
    return isFree ? handle(ask) : goOn(rates.address(ask.address), go);
  }

  return {
    listener,
    registry: metrics.registry,
    notReady: () => {
      state.stopping = true;
    },
    endStreams: () => live.stop(),
    async close() {
      ended.abort();
      live.stop();
      await Promise.all(tails);
      await logins.close();
      rates.close();
      await upstream.close();
    },
  };
}
