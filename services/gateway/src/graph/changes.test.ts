import { afterEach, beforeEach, expect, test } from "vitest";
import { authClientRoutes } from "@linehaul/schema/sync/auth-client";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { routeName } from "../upstream/target.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

const SUBSCRIBE = { id: "c1", variables: { topics: ["ORDERS"] } };
const OPERATIONS = new Map([
  ["c1", "subscription C($topics: [ChangeTopic!]!, $missed: Int) { changes(topics: $topics, missed: $missed) }"],
]);
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ operations: OPERATIONS });
});
afterEach(() => gateway.close());

const subscribe = (token?: string, headers: Record<string, string> = {}, variables: object = {}) =>
  gateway.fetch("/graphql", {
    method: "POST",
    body: JSON.stringify({ ...SUBSCRIBE, variables: { ...SUBSCRIBE.variables, ...variables } }),
    headers: { "content-type": "application/json", accept: "text/event-stream", ...headers },
    ...(token === undefined ? {} : { token }),
  });

test("changes are followed as a stream of events, for whoever is signed in", async () => {
  const stream = await subscribe();
  expect([stream.status, stream.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  await stream.body?.cancel();
});

test("without a session there is no stream", async () => {
  expect((await subscribe("nobody")).status).toBe(401);
});

/** What is told until the stream ends or is refused. */
const codes = (text: string): string[] => [...text.matchAll(/"code":"(\d+)"/g)].map(([, code]) => code ?? "");

test.each([-1, 86_400_001])("what was missed %d ms ago is refused by a code, with a trace id", async (missed) => {
  const text = await (await subscribe(undefined, {}, { missed })).text();
  expect(codes(text)).toEqual(["09020701"]);
  expect(text).toMatch(/"traceId":"[0-9a-f]{32}"/);
});

test("SHELL-12 what changed since one asked is told first; that it is not known, too", async () => {
  const { body } = await subscribe(undefined, {}, { missed: 86_400_000 });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("changes")) text += (await reader?.read())?.value ?? "";
  expect(text).toContain('"changes":["ORDERS"]');
  await reader?.cancel();
});

test("SEC-15 a session's sixth stream is refused, and there is room when one was left", async () => {
  const streams = await Promise.all(Array.from({ length: 5 }, () => subscribe()));
  expect(streams.map((s) => s.status)).toEqual([200, 200, 200, 200, 200]);
  const sixth = await subscribe();
  expect([sixth.status, codes(await sixth.text())]).toEqual([429, ["09020301"]]);
  await streams[0]?.body?.cancel();
  await expect.poll(async () => (await subscribe()).status).toBe(200);
  for (const { body } of streams.slice(1)) await body?.cancel();
});

test("SEC-15 a client has one stream, which it pays for", async () => {
  const client = {
    clientId: crypto.randomUUID(),
    name: "watcher",
    appKey: "lh-1",
    operations: ["C"],
    fields: [],
    buttons: [],
    sites: ["MY" as const],
    ratePerMinute: 100,
    costPerMinute: 3,
    scope: "scope-my",
  };
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  gateway.stubs.on(authClientRoutes.check, async () => ({ valid: true as const, client, expiresAt }));
  const bearer = { authorization: "Bearer t" };
  const first = await subscribe(undefined, bearer);
  expect(first.status).toBe(200);
  const second = await subscribe(undefined, bearer);
  expect([second.status, codes(await second.text())]).toEqual([429, ["09020301"]]);
  await first.body?.cancel();
  // The first two have cost 1 each.
  await expect.poll(async () => (await subscribe(undefined, bearer)).headers.get("retry-after")).not.toBeNull();
});

test("SEC-10 a stream does not count as use of the session; what a user asks does, unless the console marks it", async () => {
  const ask = (headers: Record<string, string>) => gateway.graph("{ viewer { userName } }", { headers });
  const asked = () =>
    gateway.stubs.calls.flatMap(({ route, input }) =>
      route === routeName(sessionRoutes.check) ? [sessionRoutes.check.body.parse(input.body).background === true] : [],
    );
  gateway.stubs.calls.length = 0;
  await (await subscribe()).body?.cancel();
  expect(asked()).toEqual([true]);
  await ask({ "x-background": "true" });
  expect(asked()).toEqual([true]);
  await ask({});
  expect(asked()).toEqual([true, false]);
});
