import { createServer } from "node:http";
import { listen } from "@linehaul/kit/testing/listen";
import type { BoundClient } from "@linehaul/schema/sync/auth-client";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { actorOf } from "../access/actor.ts";
import type { Changes } from "../access/changes.ts";
import { equip } from "../access/grant.ts";
import { bindableOf } from "../clients/bindable.ts";
import { parseGatewayConfig } from "../config/config.ts";
import { readAsk } from "../http/ask.ts";
import { createRates } from "../rates/rates.ts";
import { createReference } from "../reference/create.ts";
import { schema } from "../schema.ts";
import { sessionActor } from "../testing/fixtures.ts";
import { createTickets } from "../tickets/tickets.ts";
import { createUpstream } from "../upstream/client.ts";
import { callerKey } from "@linehaul/kit/caller";
import { createGraphServer } from "./yoga.ts";

const INSIDE = "relation outbox does not exist at 10.1.2.3:5432";
const TRACE = "5ec1".repeat(8);
const QUERY = "subscription C { changes(topics: [ORDERS]) }";
const client: BoundClient = {
  clientId: "c1",
  name: "watcher",
  appKey: "lh-1",
  operations: [],
  fields: ["Subscription.changes"],
  buttons: [],
  sites: ["MY"],
  ratePerMinute: 100,
  costPerMinute: 2,
  scope: "scope-my",
};
const closes: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closes.splice(0).map((close) => close())));

/** The text of a stream over what is followed: all that a reader gets. */
async function read(follow: Changes["follow"], asks: BoundClient | null = null): Promise<string> {
  const log = pino({ level: "silent" });
  const config = parseGatewayConfig({});
  if (!config.ok) throw new Error(config.problems.join());
  const key = callerKey("k".repeat(32));
  const nowhere = "http://127.0.0.1:9";
  const upstream = createUpstream({
    urls: { admin: nowhere, customer: nowhere, order: nowhere },
    keys: { admin: key, customer: key, order: key },
  });
  const rates = createRates({ perUser: 9, perAddress: 9, log });
  const graph = createGraphServer({ schema, operations: new Map(), rates, log, compiled: true });
  const server = createServer((req, res) => {
    const ask = readAsk(req, res, config.config, log);
    const visit = {
      actor: actorOf(sessionActor()),
      client: asks,
      language: ask.language,
      timeZone: ask.timeZone,
      traceId: ask.traceId,
      reference: createReference(upstream, log),
      live: { follow },
      bindable: bindableOf(schema, new Map()),
    };
    const means = { upstream, ledger: [], ending: ask.left, tickets: createTickets(["k"]), renew: () => undefined };
    void graph(req, res, { ...equip(visit, means), ask });
  });
  const url = await listen(server);
  closes.push(async () => {
    server.close();
    await upstream.close();
  });
  const answer = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", "x-trace-id": TRACE },
    body: JSON.stringify({ query: QUERY }),
  });
  return answer.text();
}
const events = (text: string): unknown[] =>
  [...text.matchAll(/^event: next\ndata: (.*)$/gm)].map(([, data]): unknown => JSON.parse(data ?? ""));

test("SEC-15 a stream that breaks is answered like any other fault: a code, the trace id, nothing of the inside", async () => {
  const text = await read(async () =>
    (async function* () {
      yield ["ORDERS" as const];
      throw new Error(INSIDE);
    })(),
  );
  expect(events(text)).toMatchObject([
    { data: { changes: ["ORDERS"] } },
    { errors: [{ extensions: { code: "09020000", traceId: TRACE } }] },
  ]);
  expect(text).not.toContain("10.1.2.3");
});

test("SEC-15 each event costs its client, and one that does not fit is answered as too frequent", async () => {
  const text = await read(
    async () =>
      (async function* () {
        yield [];
        yield ["ORDERS" as const];
        yield ["ORDERS" as const];
      })(),
    client,
  );
  // The first of two is for the beginning; a beat is free.
  expect(events(text)).toMatchObject([
    { data: { changes: [] }, extensions: { cost: { requested: 1, remaining: 1 } } },
    { data: { changes: ["ORDERS"] }, extensions: { cost: { requested: 1, remaining: 0 } } },
    { errors: [{ extensions: { code: "09020301", traceId: TRACE } }] },
  ]);
});
