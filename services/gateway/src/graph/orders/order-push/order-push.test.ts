import { type OrderPush, orderPushRoutes as routes } from "@linehaul/schema/orders/order-push";
import { orderPushActRoutes as acts } from "@linehaul/schema/orders/order/push";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const row: OrderPush = {
  id: uuid(7, 1),
  orderId: uuid(8, 1),
  site: "MY",
  sfWaybillNo: "SF710000000001",
  customerCode: "6010228841",
  receiverCountry: "SG",
  orgCode: null,
  kind: "DECLARE",
  state: "FAILED",
  pushStatus: 1,
  askedAt: "2026-11-20T09:00:00.000Z",
  askedBy: "clerk.my",
  attempts: 3,
  nextAt: null,
  endedAt: "2026-11-20T09:10:00.000Z",
  traceId: "0".repeat(32),
};
const order = encodeNodeId("Order", row.orderId);

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway()));
afterAll(() => gateway.close());
beforeEach(() => {
  const { stubs } = gateway;
  stubs.calls.length = 0;
  stubs.on(routes.pageQuery, async () => ({ data: [row], total: 1, totalExact: true, after: null, before: null }));
  stubs.on(routes.push, async () => ({ ...row, state: "PENDING" as const, pushStatus: 0 as const }));
  stubs.on(acts.failed, async () => ({ matching: 1, orders: [] }));
});

test("ORD-09 the list costs one call; the state is there as a name and as the number that others know", async () => {
  const query = "{ orderPushes(first: 5) { edges { node { orderId state pushStatus viewerMayPush } } } }";
  const answer = await gateway.graph(query);
  expect(answer.data).toEqual({
    orderPushes: { edges: [{ node: { orderId: order, state: "FAILED", pushStatus: 1, viewerMayPush: true } }] },
  });
  expect(answer.calls).toEqual(["POST /push/pageQuery"]);
});

test("ORD-09 an order is pushed in one call, by those alone who hold a PUSH; the filter of the failed ones is passed on", async () => {
  const query = "mutation ($i: PushOrderInput!) { pushOrder(input: $i) { push { state } errors { code } } }";
  const variables = { i: { id: order } };
  const answer = await gateway.graph(query, { variables });
  expect(answer.data).toEqual({ pushOrder: { push: { state: "PENDING" }, errors: [] } });
  expect(answer.calls).toEqual(["POST /push/icsm/pushOrderToIcsm/:id"]);
  const failed = "query ($f: OrderPushFilter!) { pushableFailedOrders(filter: $f) { matching } }";
  await gateway.graph(failed, { variables: { f: { number: "SF71" } } });
  expect(gateway.stubs.calls.at(-1)).toMatchObject({ input: { body: { filter: { number: "SF71" } } } });
  gateway.people.set(
    "reader",
    sessionActor({
      buttons: ["ORDER_PUSH_EXTERNAL.VIEW", "ORDER_PUSH_RECORD.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"],
    }),
  );
  const refused = await gateway.graph(query, { variables, token: "reader" });
  expect(refused.errors[0]?.extensions["code"]).toBe("09020203");
  expect(refused.calls).toEqual([]);
});
