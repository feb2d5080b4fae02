import { intlCustomerRoutes as routes, IntlCustomer } from "@linehaul/schema/customers/intl-customer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { customerCode } from "../../testing/numbered.ts";
import { sampleOf } from "../../testing/sample.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE", "INTL_CUSTOMER_LIST.VIEW"] as const;
  gateway.people.set("reader", sessionActor({ buttons: [...graphiql] }));
  gateway.people.set("pusher", sessionActor({ buttons: [...graphiql, "INTL_CUSTOMER_LIST.EDIT"] }));
});
afterAll(() => gateway.close());

const [one, two] = [customerCode(1), customerCode(2)];
const idOf = (code: string) => encodeNodeId("Customer", code);

test("CUS-19 a page with its cards, pushes and tags costs one call; tags are asked for only when they are wanted", async () => {
  const row = { ...sampleOf(IntlCustomer), customerCode: one };
  gateway.stubs.on(routes.pageQuery, async () => ({
    data: [row],
    total: null,
    totalExact: false,
    after: null,
    before: null,
    releaseCounts: null,
  }));
  const asked = `{ intlCustomers(first: 5) { edges { node { customerId monthCards { card } push { answer } } } } }`;
  const page = await gateway.graph(asked, { token: "reader" });
  expect(page.calls).toEqual(["POST /customer/creditCard/pageQuery"]);
  expect(page.data).toMatchObject({ intlCustomers: { edges: [{ node: { customerId: idOf(one) } }] } });
  expect(gateway.stubs.calls.at(-1)?.input).toMatchObject({ body: { want: [] } });
  const counted = "{ intlCustomers(first: 5) { releaseCounts { releaseStatus count isExact } } }";
  expect((await gateway.graph(counted, { token: "reader" })).calls).toHaveLength(1);
  expect(gateway.stubs.calls.at(-1)?.input).toMatchObject({ body: { want: ["releaseCounts"] } });
});

test("CUS-17 a push names customers, once each, and needs its button; a foreign id asks nobody", async () => {
  const outcomes = [{ customerCode: one, outcome: "DONE" as const, name: "A", status: "USABLE" as const }];
  gateway.stubs.on(routes.push, async () => ({ outcomes }));
  const push = (ids: readonly string[], token: string) =>
    gateway.graph(
      `mutation { pushCustomers(input: { ids: ${JSON.stringify(ids)} }) { pushed { outcomes { outcome } } errors { code field } } }`,
      { token },
    );
  const done = await push([idOf(one), idOf(two)], "pusher");
  expect(done.data).toEqual({ pushCustomers: { pushed: { outcomes: [{ outcome: "DONE" }] }, errors: [] } });
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    caller: { button: "INTL_CUSTOMER_LIST.EDIT" },
    input: { body: { codes: [one, two] } },
  });
  const twice = await push([idOf(one), idOf(one)], "pusher");
  expect([twice.data, twice.calls]).toMatchObject([
    { pushCustomers: { pushed: null, errors: [{ code: "400001" }] } },
    [],
  ]);
  const order = await push([encodeNodeId("Order", one)], "pusher");
  expect([order.errors[0]?.extensions.code, order.calls]).toEqual(["09020701", []]);
  const refused = await push([idOf(one)], "reader");
  expect([refused.errors[0]?.extensions.code, refused.calls]).toEqual(["09020203", []]);
});

test("PERM-01 a customer's release is told to who sees the international list, and nobody else", async () => {
  gateway.stubs.on(routes.byCodes, async () => []);
  const asked = `{ intlCustomer(customerId: "${idOf(one)}") { releaseStatus } }`;
  const gone = await gateway.graph(asked, { token: "reader" });
  expect([gone.data, gone.calls]).toEqual([{ intlCustomer: null }, ["POST /customer/creditCard/byCodes"]]);
  gateway.people.set("other", sessionActor({ buttons: ["GRAPHIQL.VIEW", "CUSTOMER_LIST.VIEW"] }));
  const refused = await gateway.graph(asked, { token: "other" });
  expect([refused.errors[0]?.extensions.code, refused.calls]).toEqual(["09020203", []]);
});
