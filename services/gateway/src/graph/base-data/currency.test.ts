import { currencyRoutes as routes } from "@linehaul/schema/base-data/currency";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const key = "0197f000-0000-7000-8000-00000000a001";
const at = "2026-11-20T10:00:00.000Z";
const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
const names = { code: "MYR", nameEn: "Ringgit", nameZh: "林吉特", symbol: "RM", decimals: 2, sort: 1 };
const row = { id: key, status: "ENABLED", version: 1, ...by, ...names, rateToCny: "1.7" } as const;
const RATES = `{ node(id: "${encodeNodeId("Currency", key)}") { ... on Currency { rates { rateToCny since by origin } } } }`;
const SYNC = `mutation { pullCurrencies(input: { digest: "d1", keys: ["MYR"] }) { done { changed } errors { code } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("reader", sessionActor({ buttons: ["CURRENCY.VIEW", ...graphiql] }));
  gateway.people.set("syncer", sessionActor({ buttons: ["CURRENCY.SYNC", ...graphiql] }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("SYS-07 a currency tells the rates that it has had, newest first", async () => {
  const rates = [{ rateToCny: "1.7", since: at, by: "admin", origin: "SOURCE" as const }];
  gateway.stubs.on(routes.byIds, async () => [row]);
  gateway.stubs.on(routes.rates, async () => rates);
  expect((await gateway.graph(RATES, { token: "reader" })).data).toEqual({ node: { rates } });
});

test("PERM-01 whoever reads currencies does not pull them; SYNC does, in one write", async () => {
  gateway.stubs.on(routes.sync, async () => ({ added: 0, changed: 1, deleted: 0, stayed: 0 }));
  const refused = await gateway.graph(SYNC, { token: "reader" });
  expect(refused.errors[0]?.extensions["code"]).toBe("09020203");
  expect(refused.calls).toEqual([]);
  const done = await gateway.graph(SYNC, { token: "syncer" });
  expect(done.data).toEqual({ pullCurrencies: { done: { changed: 1 }, errors: [] } });
  expect(done.calls).toEqual(["POST /currency/sync"]);
});
