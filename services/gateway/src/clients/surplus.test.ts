import type { RouteResult } from "@linehaul/schema/route";
import { authClientRoutes, type BoundClient } from "@linehaul/schema/sync/auth-client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

const LIST = "query toolOrdersQuery { orders(first: 1) { edges { node { id } } } }";
// As a release makes of an operation that asked for the orders alone.
const RELATION = "query relationQuery { orders(first: 1) { edges { node { customer { nameEn } } } } }";
const ROOT = "query rootQuery { orders(first: 1) { edges { node { id } } } currencies(first: 1) { totalCount } }";
const GRANT = "mutation grantMutation($i: GrantRoleInput!) { grantRole(input: $i) { errors { message } } }";
const operations = new Map([LIST, RELATION, ROOT, GRANT].map((text, n) => [String(n).repeat(64), text]));
const variables = { i: { accountId: "x", roleId: "x" } };

let gateway: TestGateway;
const known = new Map<string, BoundClient>();
beforeAll(async () => {
  gateway = await startTestGateway({ operations });
  gateway.stubs.on(authClientRoutes.check, async ({ body }): Promise<RouteResult<typeof authClientRoutes.check>> => {
    const client = known.get(body.token);
    const expiresAt = new Date(Date.now() + 600_000).toISOString();
    return client ? { valid: true, client, expiresAt } : { valid: false, reason: "unknown" };
  });
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.stubs.calls.length = 0;
});

/** What a client is answered, and which buttons it used. */
async function ask(over: Partial<BoundClient>, body: object) {
  const token = crypto.randomUUID();
  known.set(token, {
    clientId: crypto.randomUUID(),
    name: "warehouse-sync",
    appKey: "lh-1",
    operations: ["toolOrdersQuery", "relationQuery", "rootQuery", "grantMutation"],
    fields: ["Query.orders", "Query.currencies", "Mutation.grantRole"],
    buttons: ["ORDER_LIST.VIEW"],
    sites: ["MY"],
    ratePerMinute: 1_000,
    costPerMinute: 1_000_000,
    scope: "scope-my",
    ...over,
  });
  const answer = await gateway.fetch("/graphql", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const buttons = gateway.stubs.calls.map(({ caller }) => caller.button).filter((button) => button !== "GATEWAY");
  return { answer: await answer.json(), buttons };
}
const refused = (...path: readonly string[]) =>
  expect.objectContaining({ path, extensions: expect.objectContaining({ code: "09020203" }) });

test("SEC-02 a relation that a release adds to an operation, beyond the buttons of its binding, is left out; the rest is answered", async () => {
  const { answer, buttons } = await ask({}, { id: "relationQuery" });
  expect(answer).toMatchObject({
    data: { orders: { edges: [{ node: { customer: null } }] } },
    extensions: { denied: ["Order.customer"] },
  });
  expect(buttons).toEqual(["ORDER_LIST.VIEW"]);
});

test("SEC-02 a root field that a release adds, beyond the buttons of the binding, is refused", async () => {
  const { answer, buttons } = await ask({}, { id: "rootQuery" });
  expect(answer).toMatchObject({ data: null, errors: [refused("currencies")] });
  expect(buttons).not.toContain("CURRENCY.VIEW");
});

test("SEC-02 a field asks for a button of the binding in documents of the client's own too", async () => {
  const { answer, buttons } = await ask({}, { query: "{ currencies(first: 1) { totalCount } }" });
  expect(answer).toMatchObject({ errors: [refused("currencies")] });
  expect(buttons).toEqual([]);
});

test("SEC-02 what its maker has lost is refused at once", async () => {
  expect((await ask({ buttons: [] }, { id: "toolOrdersQuery" })).answer).toMatchObject({ errors: [refused("orders")] });
  const elsewhere = await ask({ sites: [] }, { id: "toolOrdersQuery" });
  expect(elsewhere.answer).toMatchObject({ errors: [{ extensions: { code: "09020201" } }] });
});

test.each([
  ["an operation", { id: "grantMutation", variables }],
  ["a field", { query: GRANT, variables }],
])("SEC-02 %s that no client may have is refused, whatever one was bound to before", async (_what, body) => {
  const { answer, buttons } = await ask({ buttons: ["PERM_LEAF_ACCOUNT.GRANT"] }, body);
  expect(answer).toMatchObject({ errors: [{ extensions: { code: "09020201" } }] });
  expect(buttons).toEqual([]);
});

test("SEC-02 a button that no client may have opens nothing, even if it is kept", async () => {
  const query = "{ dataGroupChoices { id } }";
  const { answer } = await ask({ fields: ["Query.dataGroupChoices"], buttons: ["PERM_LEAF_ACCOUNT.GRANT"] }, { query });
  expect(answer).toMatchObject({ errors: [{ extensions: { code: "09020203" } }] });
});
