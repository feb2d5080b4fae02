import { createServer } from "node:http";
import { hangUp, listen } from "@linehaul/kit/testing/listen";
import { pino } from "pino";
import type { Operations } from "../compiled/read-operations.ts";
import { parseGatewayConfig, type GatewayConfig } from "../config/config.ts";
import { createGateway, type GatewayOptions } from "../gateway.ts";
import { sessionActor } from "./fixtures.ts";
import { startStubs, type Stubs } from "./stubs.ts";
import { inhabit, type People } from "./world.ts";

type Extensions = Readonly<Record<string, unknown>>;
export interface GraphError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Extensions;
}
export interface GraphAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
  readonly errors: readonly GraphError[];
  readonly extensions: Extensions;
  /** What the request cost, without the session check: `POST /order/byIds`. */
  readonly calls: readonly string[];
}

/** A gateway over stubs, listening on a free port; everybody with the cookie `admin` may everything. */
export interface TestGateway {
  readonly url: string;
  readonly stubs: Stubs;
  readonly people: People;
  readonly config: GatewayConfig;
  /** What Prometheus is told. */
  metrics(): Promise<string>;
  fetch(path: string, init?: RequestInit & { readonly token?: string }): Promise<Response>;
  graph(query: string, o?: GraphOptions): Promise<GraphAnswer>;
  close(): Promise<void>;
}
export interface GraphOptions {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface StartOptions extends Partial<
  Pick<GatewayOptions, "deadlineMs" | "tails" | "dist" | "lane" | "validate" | "log" | "pools">
> {
  readonly env?: Readonly<Record<string, string>>;
  readonly operations?: Operations;
}

export async function startTestGateway(o: StartOptions = {}): Promise<TestGateway> {
  const stubs = await startStubs();
  const people: People = new Map([["admin", sessionActor()]]);
  inhabit(stubs, people);
  const env = { ADMIN_URL: stubs.urls.admin, CUSTOMER_URL: stubs.urls.customer, ORDER_URL: stubs.urls.order, ...o.env };
  const read = parseGatewayConfig(env);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const gateway = createGateway({
    config: read.config,
    operations: o.operations ?? new Map(),
    log: o.log ?? pino({ level: "silent" }),
    dist: o.dist ?? new URL("no-console/", import.meta.url),
    version: "test",
    ...(o.deadlineMs !== undefined && { deadlineMs: o.deadlineMs }),
    validate: o.validate ?? true,
    lane: o.lane ?? true,
    tails: o.tails ?? false,
    ...(o.pools && { pools: o.pools }),
  });
  const server = createServer(gateway.listener);
  const url = await listen(server);

  const ask: TestGateway["fetch"] = (path, { token = "admin", headers, ...init } = {}) =>
    fetch(`${url}${path}`, {
      redirect: "manual",
      ...init,
      headers: {
        cookie: `linehaul_session=${token}`,
        "x-requested-with": "linehaul",
        ...Object.fromEntries(new Headers(headers)),
      },
    });

  return {
    url,
    stubs,
    people,
    config: read.config,
    metrics: () => gateway.registry.metrics(),
    fetch: ask,
    async graph(query, { variables, token, headers, signal } = {}) {
      const before = stubs.calls.length;
      const answer = await ask("/graphql", {
        method: "POST",
        body: JSON.stringify({ query, variables }),
        headers: { "content-type": "application/json", accept: "application/json", ...headers },
        ...(token === undefined ? {} : { token }),
        ...(signal ? { signal } : {}),
      });
      const body: unknown = await answer.json();
      const calls = stubs.calls.slice(before).filter((call) => call.caller.button !== "GATEWAY");
      const { data = null, errors = [], extensions = {} } = isAnswer(body) ? body : {};
      return {
        status: answer.status,
        headers: answer.headers,
        data,
        errors,
        extensions,
        calls: calls.map((c) => c.route),
      };
    },
    async close() {
      await hangUp(server);
      await gateway.close();
      await stubs.close();
    },
  };
}

/** The gateway's own answer: trusted to have the shape of one. */
const isAnswer = (body: unknown): body is Partial<Pick<GraphAnswer, "data" | "errors" | "extensions">> =>
  typeof body === "object" && body !== null;
