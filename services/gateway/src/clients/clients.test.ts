import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { encodeCursor, queryHash } from "@linehaul/schema/paging";
import type { RouteResult } from "@linehaul/schema/route";
import { authClientRoutes, type BoundClient } from "@linehaul/schema/sync/auth-client";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

const LIST =
  "query toolOrdersQuery($first: Int, $after: String) { orders(first: $first, after: $after) { edges { node { sfWaybillNo } } } }";
const OTHER = "query otherQuery { currencies(first: 1) { edges { node { code } } } }";
const ID = "a".repeat(64);
const NOT_MINE = "b".repeat(64);
const operations = new Map([
  [ID, LIST],
  [NOT_MINE, OTHER],
]);
const client = (over: Partial<BoundClient> = {}): BoundClient => ({
  clientId: crypto.randomUUID(),
  name: "warehouse-sync",
  appKey: "lh-1",
  operations: ["toolOrdersQuery"],
  fields: ["Query.currencies"],
  buttons: ["ORDER_LIST.VIEW", "CURRENCY.VIEW"],
  sites: ["MY"],
  ratePerMinute: 1_000,
  costPerMinute: 1_000_000,
  scope: "scope-my",
  ...over,
});
const soon = () => new Date(Date.now() + 600_000).toISOString();

let gateway: TestGateway;
const known = new Map<string, BoundClient | "unknown" | "expired" | "disabled">();
beforeAll(async () => {
  gateway = await startTestGateway({ operations });
  gateway.stubs.on(authClientRoutes.check, async ({ body }): Promise<RouteResult<typeof authClientRoutes.check>> => {
    const found = known.get(body.token) ?? "unknown";
    return typeof found === "string"
      ? { valid: false, reason: found }
      : { valid: true, client: found, expiresAt: soon() };
  });
  gateway.stubs.on(authClientRoutes.token, async ({ body }): Promise<RouteResult<typeof authClientRoutes.token>> => {
    if (body.appSecret === "off") return { opened: false, reason: "disabled" };
    if (body.appKey !== "lh-1" || body.appSecret !== "right") return { opened: false, reason: "refused" };
    return { opened: true, token: "t-1", name: "warehouse-sync", expiresAt: soon() };
  });
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.stubs.calls.length = 0;
});

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  readonly extensions?: { readonly cost?: { requested: number; remaining: number; resetAt: string } };
}
/** Asks as a script does: no cookie, no header of the console's. */
async function ask(token: string, body: object) {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
  const read = (value: unknown): value is Answer => typeof value === "object" && value !== null;
  const json: unknown = await answer.json();
  const { data, errors = [], extensions = {} } = read(json) ? json : {};
  return {
    status: answer.status,
    headers: answer.headers,
    data,
    codes: errors.map((e) => e.extensions.code),
    extensions,
  };
}
/** A token of its own for each test: the gateway remembers them for seconds. */
const give = (over: Partial<BoundClient> = {}): string => {
  const token = crypto.randomUUID();
  known.set(token, client(over));
  return token;
};
const calls = () => gateway.stubs.calls.filter((c) => c.caller.button !== "GATEWAY");

describe("AUTH-13 a token", () => {
  const post = (body: unknown) =>
    fetch(`${gateway.url}/apis-auth/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  test("is given for key and secret, for 10 minutes", async () => {
    const answer = await post({ appKey: "lh-1", appSecret: "right" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      success: true,
      obj: { token: "t-1", tokenType: "Bearer", expiresIn: 600 },
    });
  });
  test.each([
    ["a wrong secret", { appKey: "lh-1", appSecret: "wrong" }, 401, "09020110"],
    ["a wrong key", { appKey: "lh-2", appSecret: "right" }, 401, "09020110"],
    ["a client that is disabled", { appKey: "lh-1", appSecret: "off" }, 403, "09020103"],
    ["nothing", {}, 400, "09020701"],
    ["no JSON object", "x", 400, "09020701"],
  ])("is refused to %s", async (_title, body, status, errorCode) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false, errorCode, obj: null });
  });
  test.each([
    ["unknown", "09020402", 401],
    ["expired", "09020403", 401],
    ["disabled", "09020103", 403],
  ] as const)("that is %s opens nothing", async (reason, code, status) => {
    known.set(reason, reason);
    const answer = await ask(reason, { id: ID });
    expect([answer.status, answer.codes]).toEqual([status, [code]]);
    expect(calls()).toEqual([]);
  });
});

describe("AUTH-13 a client", () => {
  test("sends what it is bound to, by id or by name, in its own name and for its own rows", async () => {
    const t = give();
    for (const id of [ID, "toolOrdersQuery"]) {
      const answer = await ask(t, { id, variables: { first: 2 } });
      expect(answer.codes).toEqual([]);
      expect(answer.data).toMatchObject({ orders: { edges: [{}, {}] } });
    }
    const [{ caller } = { caller: undefined }] = calls();
    expect(caller).toMatchObject({
      userName: "client:warehouse-sync",
      button: "ORDER_LIST.VIEW",
      scope: "scope-my",
      role: null,
    });
  });

  test.each([
    ["another operation", { id: NOT_MINE }],
    ["another operation by its name", { id: "otherQuery" }],
    ["an operation that there is not", { id: "c".repeat(64) }],
    ["a field beside the binding", { query: "{ orders(first: 1) { edges { node { id } } } }" }],
    ["one such field among others", { query: "{ currencies(first: 1) { totalCount } countries { code } }" }],
    ["any node", { query: '{ node(id: "x") { id } }' }],
    ["a mutation", { query: 'mutation { deleteDictionaryItem(input: { id: "x" }) { errors { code } } }' }],
    ["the schema", { query: "{ __schema { types { name } } }" }],
    ["a hidden field in a fragment", { query: "{ ...F } fragment F on Query { viewer { userName } }" }],
    ["what there is not", { query: "{ nothing }" }],
  ])("is refused %s with 09020201, and no call is made", async (_title, body) => {
    const t = give();
    const answer = await ask(t, body);
    expect([answer.status, answer.codes]).toEqual([403, ["09020201"]]);
    expect(calls()).toEqual([]);
  });

  test("writes documents of its own of the fields that it is bound to", async () => {
    const t = give();
    const { codes, data } = await ask(t, {
      query: "{ __typename currencies(first: 1) { edges { node { code } } } }",
    });
    expect(codes).toEqual([]);
    expect(data).toMatchObject({ currencies: { edges: [{ node: { code: "MYR" } }] } });
  });

  test("a guarded relation is part of the binding, wherever it stands", async () => {
    const query = "{ orders(first: 1) { edges { node { customer { nameEn } } } } }";
    const without = give({ fields: ["Query.orders"] });
    expect((await ask(without, { query })).codes).toEqual(["09020201"]);
    const bound = give({ fields: ["Query.orders", "Order.customer"] });
    expect((await ask(bound, { query })).codes).toEqual([]);
  });

  test("works on its sites alone", async () => {
    const t = give({ sites: ["VN"] });
    const answer = await ask(t, { id: ID });
    expect([answer.status, answer.codes]).toEqual([403, ["09020201"]]);
  });

  test("a cookie beside the token counts for nothing", async () => {
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: {
        authorization: "Bearer nobody",
        cookie: "linehaul_session=admin",
        "content-type": "application/json",
        "x-requested-with": "linehaul",
      },
      body: JSON.stringify({ query: "{ countries { code } }" }),
    });
    expect(answer.status).toBe(401);
  });
});

describe("AUTH-13 what a client spends", () => {
  test("stands in every answer: asked for, left, and when the minute is over", async () => {
    const t = give({ costPerMinute: 5_000 });
    const first = (await ask(t, { id: ID, variables: { first: 2 } })).extensions.cost;
    const second = (await ask(t, { id: ID, variables: { first: 50 } })).extensions.cost;
    expect(second!.requested).toBeGreaterThan(first!.requested);
    expect(first!.remaining).toBe(5_000 - first!.requested);
    expect(second!.remaining).toBe(first!.remaining - second!.requested);
    const wait = Date.parse(second!.resetAt) - Date.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60_000);
    expect((await ask(t, { id: NOT_MINE })).extensions.cost).toMatchObject({
      requested: 0,
      remaining: second!.remaining,
    });
  });

  test("SEC-14 is the same for a page whose size stands in its cursor", async () => {
    const t = give();
    const after = encodeCursor({ kind: "page", hash: queryHash("CREATED_AT_DESC", undefined), num: 1, size: 200 });
    const costs = [{ first: 200 }, { after }, { first: 200, after }].map(
      async (variables) => (await ask(t, { id: ID, variables })).extensions.cost!.requested,
    );
    const [plain, ...others] = await Promise.all(costs);
    expect(plain).toBeGreaterThan(200);
    expect(others).toEqual([plain, plain]);
  });

  test("above its rate it waits: 09020301 with Retry-After", async () => {
    const t2 = give({ ratePerMinute: 2 });
    for (let i = 0; i < 2; i++) expect((await ask(t2, { id: ID })).status).toBe(200);
    const third = await ask(t2, { id: ID });
    expect([third.status, third.codes]).toEqual([429, ["09020301"]]);
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(third.extensions.cost).toMatchObject({ requested: 0 });
  });

  test("above its cost it waits, nothing is run, and a smaller question still fits", async () => {
    const t3 = give({ costPerMinute: 60 });
    gateway.stubs.calls.length = 0;
    const large = await ask(t3, { id: ID, variables: { first: 200 } });
    expect([large.status, large.codes]).toEqual([429, ["09020301"]]);
    expect(Number(large.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(large.extensions.cost).toMatchObject({ remaining: 60 });
    expect(calls()).toEqual([]);
    expect((await ask(t3, { id: ID, variables: { first: 1 } })).codes).toEqual([]);
  });
});
