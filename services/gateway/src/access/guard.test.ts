import { BUTTONS, type MenuButton } from "@linehaul/schema/modules";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orderRow, sessionActor } from "../testing/fixtures.ts";
import { customerCode, uuid } from "../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";
import { encodeNodeId } from "./node-id.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** Everything but these. */
const without = (...not: MenuButton[]) => {
  const token = `without ${not.join()}`.replaceAll(/[ ,]/g, "-");
  gateway.people.set(token, sessionActor({ buttons: BUTTONS.filter((b) => !not.includes(b)) }));
  return { token };
};
const order = encodeNodeId("Order", uuid(1, 42));
const customer = encodeNodeId("Customer", customerCode(3));
const refusals = (errors: readonly { path?: readonly unknown[]; extensions: object }[]) =>
  errors.map((e) => [e.path?.join("."), "code" in e.extensions ? e.extensions.code : undefined]);

describe("PERM-01 a role without the button is refused before anything is loaded", () => {
  beforeEach(() => gateway.graph("{ viewer { userName } countries { code } }"));

  test("through node, whether the row exists or not", async () => {
    const query = "query ($id: ID!) { node(id: $id) { __typename id } }";
    for (const id of [order, encodeNodeId("Order", uuid(1, 99_999))]) {
      const answer = await gateway.graph(query, { variables: { id }, ...without("ORDER_DETAIL.VIEW") });
      expect(answer.calls).toEqual([]);
      expect(answer.data).toEqual({ node: null });
      expect(refusals(answer.errors)).toEqual([["node", "09020203"]]);
    }
  });

  test("through nodes, each id by itself", async () => {
    const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }";
    const answer = await gateway.graph(query, {
      variables: { ids: [order, customer] },
      ...without("ORDER_DETAIL.VIEW"),
    });
    expect(answer.data).toEqual({ nodes: [null, { __typename: "Customer" }] });
    expect(refusals(answer.errors)).toEqual([["nodes.0", "09020203"]]);
    expect(answer.calls).toEqual(["POST /customer/byCodes"]);
  });

  test("at a root field, naming the buttons that would open it", async () => {
    const answer = await gateway.graph("{ orders { totalCount } }", without("ORDER_LIST.VIEW"));
    expect(answer.calls).toEqual([]);
    expect(refusals(answer.errors)).toEqual([["orders", "09020203"]]);
    expect(answer.errors[0]?.extensions).toMatchObject({ may: ["ORDER_LIST.VIEW"], traceId: expect.any(String) });
  });

  test("AUTH-08 and every answer says in which role it was given", async () => {
    const answer = await gateway.graph("{ viewer { userName } }");
    expect(answer.headers.get("x-role-id")).toBe("r1");
  });

  test("and told whom to ask: the narrowest roles that hold one of them, and who grants roles on the site", async () => {
    const answer = await gateway.graph("{ orders { totalCount } }", without("ORDER_LIST.VIEW"));
    expect(answer.errors[0]?.extensions["askWhom"]).toEqual({
      roles: [
        { code: "REVIEWER", name: "Order reviewer" },
        { code: "ORDER_CLERK", name: "Order clerk" },
        { code: "ADMINISTRATOR", name: "Administrator" },
      ],
      admins: ["Siti Rahmawati"],
    });
  });

  test("at a mutation", async () => {
    const answer = await gateway.graph(
      "mutation ($i: EnableCurrencyInput!) { enableCurrency(input: $i) { currency { id } } }",
      {
        variables: { i: { id: encodeNodeId("Currency", uuid(5, 1)) } },
        ...without("CURRENCY.ENABLE"),
      },
    );
    expect(answer.calls).toEqual([]);
    expect(refusals(answer.errors)).toEqual([["enableCurrency", "09020203"]]);
  });

  test("at a relation: null, no call of its own, and named once for all rows", async () => {
    const query = "{ orders(first: 50) { edges { node { customerName customer { nameEn } } } } }";
    const answer = await gateway.graph(query, without("CUSTOMER_LIST.VIEW", "CUSTOMER_DETAIL.VIEW"));
    expect(answer.calls).toEqual(["POST /order/admin/pageQuery"]);
    expect(answer.errors).toEqual([]);
    expect(answer.extensions["denied"]).toEqual(["Order.customer"]);
    expect(answer.data).toMatchObject({
      orders: { edges: expect.arrayContaining([{ node: { customerName: orderRow(1).customerName, customer: null } }]) },
    });
  });

  test("when the button of the step is missing although the field takes another", async () => {
    const input = { code: "MYR", nameEn: "a", nameZh: "b", symbol: "c", decimals: 2, rateToCny: "1", sort: 1 };
    const query = "mutation ($i: SaveCurrencyInput!) { saveCurrency(input: $i) { currency { id } } }";
    const answer = await gateway.graph(query, { variables: { i: input }, ...without("CURRENCY.CREATE") });
    expect(answer.calls).toEqual([]);
    expect(answer.errors[0]?.extensions).toMatchObject({ code: "09020203", may: ["CURRENCY.CREATE"] });
  });
});

describe("what is opened costs the least", () => {
  test("a list of 50 orders with their customers: one call a service", async () => {
    const query = "{ a: orders(first: 50) { edges { node { id customer { id nameEn } receiverCountry { name } } } } }";
    const answer = await gateway.graph(query);
    expect(answer.errors).toEqual([]);
    expect(answer.calls).toEqual(["POST /order/admin/pageQuery", "POST /customer/byCodes"]);
  });

  test("an order with its detail and customer: one call a service", async () => {
    const query = `query ($id: ID!) { order(id: $id) { sfWaybillNo customer { nameEn } detail { goods { name } sender { name country { name } } } } }`;
    const answer = await gateway.graph(query, { variables: { id: order } });
    expect(answer.errors).toEqual([]);
    expect(answer.calls).toEqual(["POST /order/detail", "POST /customer/byCodes"]);
  });

  test("each call carries the button that opened its field", async () => {
    await gateway.graph("{ orders(first: 1) { edges { node { customer { nameEn } } } } }");
    const [page, customers] = gateway.stubs.calls.slice(-2);
    expect([page?.caller.button, customers?.caller.button]).toEqual(["ORDER_LIST.VIEW", "CUSTOMER_LIST.VIEW"]);
  });
});
