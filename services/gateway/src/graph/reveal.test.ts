import { customerRoutes } from "@linehaul/schema/customers/customer";
import type { MenuButton } from "@linehaul/schema/modules";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { afterEach, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../access/node-id.ts";
import { sessionActor } from "../testing/fixtures.ts";
import { customerCode, uuid } from "../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.stubs.on(orderRoutes.showClear, async () => ({ value: "+60 123" }));
  gateway.stubs.on(customerRoutes.showDecrypt, async () => ({ value: "a@b.my" }));
});
afterEach(() => gateway.close());

const query = "mutation ($i: RevealInput!) { reveal(input: $i) { value errors { code field } } }";
const order = encodeNodeId("Order", uuid(1, 1));
const customer = encodeNodeId("Customer", customerCode(1));
const reason = "Customer calls";
const reveal = (i: object, token = "admin") => gateway.graph(query, { variables: { i: { reason, ...i } }, token });
const may = (token: string, ...buttons: MenuButton[]) =>
  gateway.people.set(token, sessionActor({ buttons: [...buttons, "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] }));

test("PERM-12 a value of an order or a customer is shown by one call to its owner", async () => {
  const ofOrder = await reveal({ id: order, field: "SENDER_EMAIL" });
  expect(ofOrder.data).toEqual({ reveal: { value: "+60 123", errors: [] } });
  expect(ofOrder.calls).toEqual(["POST /order/showClear"]);
  const ofCustomer = await reveal({ id: customer, field: "CONTACT_EMAIL" });
  expect(ofCustomer.data).toEqual({ reveal: { value: "a@b.my", errors: [] } });
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    caller: { button: "CUSTOMER_LIST.SHOW_CLEAR" },
    input: { body: { customerCode: customerCode(1), field: "CONTACT_EMAIL", reason } },
  });
});

test("PERM-12 the list's button shows the receiver's phone alone, and nobody shows without a button", async () => {
  may("clerk", "ORDER_LIST.VIEW", "ORDER_LIST.SHOW_CLEAR");
  may("viewer", "ORDER_LIST.VIEW", "ORDER_DETAIL.VIEW", "CUSTOMER_LIST.VIEW");
  may("sales", "CUSTOMER_LIST.SHOW_CLEAR");
  expect((await reveal({ id: order, field: "RECEIVER_PHONE" }, "clerk")).errors).toEqual([]);
  for (const [token, id, field] of [
    ["clerk", order, "SENDER_PHONE"],
    ["clerk", customer, "CONTACT_PHONE"],
    ["sales", order, "RECEIVER_PHONE"],
    ["viewer", order, "RECEIVER_PHONE"],
    ["viewer", customer, "CONTACT_PHONE"],
  ] as const) {
    const refused = await reveal({ id, field }, token);
    expect(refused.errors[0]?.extensions["code"]).toBe("09020203");
    expect(refused.calls).toEqual([]);
  }
});

test("PERM-12 a reason that is none, and a field of something else, are to be mended before any call", async () => {
  const short = await reveal({ id: order, field: "SENDER_EMAIL", reason: "no" });
  expect(short.data).toEqual({ reveal: { value: null, errors: [{ code: "400001", field: ["reason"] }] } });
  const other = await reveal({ id: customer, field: "SENDER_EMAIL" });
  expect(other.data).toEqual({ reveal: { value: null, errors: [{ code: "400001", field: ["field"] }] } });
  expect([...short.calls, ...other.calls]).toEqual([]);
  const none = await reveal({ id: encodeNodeId("Currency", uuid(5, 1)), field: "SENDER_EMAIL" });
  expect(none.errors[0]?.extensions["code"]).toBe("09020701");
});
