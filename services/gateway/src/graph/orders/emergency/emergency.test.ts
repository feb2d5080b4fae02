import { emergencyRoutes as routes } from "@linehaul/schema/orders/emergency/routes";
import type { StuckOrder } from "@linehaul/schema/orders/emergency/row";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const row: StuckOrder = {
  id: uuid(7, 1),
  site: "MY",
  sfWaybillNo: "SF710000000001",
  orderStatus: "TO_CONTACT",
  auditStatus: "TO_CONTACT",
  version: 3,
  customerCode: "6010228841",
  customerName: "Kejora Trading",
  receiverCountry: "SG",
  createdAt: "2026-11-20T09:00:00.000Z",
  causes: [{ why: "COMMAND_FAILED", since: "2026-11-20T09:10:00.000Z" }],
  pushState: "NONE",
  command: "INTERCEPT",
  commandState: "FAILED",
  handledBy: null,
  declaredCurrency: "MYR",
  declaredValue: "320.00",
  insuredValue: null,
  weight: "2.500",
  senderReason: "SALE",
  tradeCondition: "DAP",
  exportDeclaration: "GENERAL_TRADE",
  importDeclaration: "GENERAL_TRADE",
  senderCityCode: "603",
};
const id = encodeNodeId("StuckOrder", row.id);

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway()));
afterAll(() => gateway.close());
beforeEach(() => {
  const { stubs } = gateway;
  stubs.calls.length = 0;
  stubs.on(routes.pageQuery, async () => ({
    data: [row, { ...row, id: uuid(7, 2), orderStatus: "APPROVED" as const, commandState: "SUCCESS" as const }],
    total: 2,
    totalExact: true,
    after: null,
    before: null,
  }));
  stubs.on(routes.handle, async () => ({ ...row, causes: [] }));
  stubs.on(routes.correct, async () => row);
});

test("ORD-01 the list costs one call, and says what the viewer may do about each", async () => {
  const query =
    "{ stuckOrders(first: 5) { edges { node { orderId causes { why } viewerMaySend viewerMayTell viewerMayCancel viewerMayCorrect } } } }";
  const { data, calls } = await gateway.graph(query);
  const may = (is: boolean) => ({ viewerMaySend: is, viewerMayTell: is, viewerMayCancel: is, viewerMayCorrect: true });
  expect(data).toMatchObject({
    stuckOrders: {
      edges: [
        { node: { orderId: encodeNodeId("Order", row.id), causes: [{ why: "COMMAND_FAILED" }], ...may(true) } },
        { node: may(false) },
      ],
    },
  });
  expect(calls).toEqual(["POST /emergency/pageQuery"]);
});

const act =
  "mutation ($i: HandleStuckOrderInput!) { handleStuckOrder(input: $i) { order { causes { why } } errors { code field } } }";

test("ORD-01 an act is one call with its reason; one of 301 letters is refused at its field, without a call", async () => {
  const input = { id, version: 3, act: "TOLD", reason: "Called Ipoh at nine" };
  const done = await gateway.graph(act, { variables: { i: input } });
  expect(done.data).toEqual({ handleStuckOrder: { order: { causes: [] }, errors: [] } });
  expect(done.calls).toEqual(["POST /emergency/handle"]);
  const long = await gateway.graph(act, { variables: { i: { ...input, reason: "x".repeat(301) } } });
  expect(long.data).toMatchObject({
    handleStuckOrder: { order: null, errors: [{ code: "400001", field: ["reason"] }] },
  });
  expect(long.calls).toEqual([]);
});

test("ORD-03 a correction is one call, and what breaks a rule by itself is refused at its field", async () => {
  const query =
    "mutation ($i: CorrectStuckOrderInput!) { correctStuckOrder(input: $i) { order { weight } errors { code field } } }";
  const { senderReason, tradeCondition, exportDeclaration, importDeclaration } = row;
  const terms = { senderReason, tradeCondition, exportDeclaration, importDeclaration };
  const input = { id, version: 3, reason: "Customs asked", declaredValue: "350", weight: "2.5", ...terms };
  const done = await gateway.graph(query, { variables: { i: input } });
  expect(done.data).toEqual({ correctStuckOrder: { order: { weight: "2.500" }, errors: [] } });
  expect(done.calls).toEqual(["POST /emergency/correct"]);
  const wrong = await gateway.graph(query, { variables: { i: { ...input, declaredValue: "3.5" } } });
  expect(wrong.data).toMatchObject({ correctStuckOrder: { errors: [{ field: ["declaredValue"] }] } });
  expect(wrong.calls).toEqual([]);
});

test("PERM-01 who may see what is stuck may do nothing about it", async () => {
  gateway.people.set("reader", sessionActor({ buttons: ["EMERGENCY.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] }));
  const i = { id, version: 3, act: "SEND", reason: "?" };
  const refused = await gateway.graph(act, { variables: { i }, token: "reader" });
  expect(refused.errors[0]?.extensions["code"]).toBe("09020203");
  expect(refused.calls).toEqual([]);
});
