import { type FailedOrder, failedOrderRoutes as routes } from "@linehaul/schema/orders/failed-order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const row = (n: number, over: Partial<FailedOrder> = {}): FailedOrder => ({
  id: uuid(7, n),
  at: "2026-11-20T09:00:00.000Z",
  site: "MY",
  write: "STORE",
  orders: 3,
  sourceSystem: "BATCH_IMPORT",
  code: 400001,
  reason: "GOODS",
  problems: [{ path: ["goods", 0, "unit"], key: "goods.unit", params: { unit: "ELL" } }],
  customerCode: "6010228841",
  customerName: "Kejora",
  customerOrderNo: `KEJ-${n}`,
  receiverCountry: "SG",
  orgCode: "MYSALES",
  userName: "clerk.my",
  traceId: "0".repeat(32),
  ...over,
});
const id = encodeNodeId("FailedOrder", uuid(7, 1));

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway()));
afterAll(() => gateway.close());
beforeEach(() => {
  const { stubs } = gateway;
  stubs.calls.length = 0;
  stubs.on(routes.pageQuery, async () => ({
    data: [row(1), row(2, { code: 409006, reason: "NO_NUMBERS", problems: [] })],
    total: 2,
    totalExact: true,
    after: null,
    before: null,
  }));
  stubs.on(routes.byIds, async ({ body }) => body.ids.map((one) => row(1, { id: one })));
  stubs.on(routes.getOrderParam, async () => ({
    parameters: [
      { path: "receiver.phone", value: "••• ••89", clearField: "RECEIVER_PHONE" as const },
      { path: "goods.0.unit", value: "ELL", clearField: null },
    ],
    waybillNo: "SF710000000001",
  }));
  stubs.on(routes.analysisList, async () => ({
    total: 2,
    byReason: [{ code: 400001, reason: "GOODS" as const, count: 2 }],
    bySource: [],
    byCustomer: [],
    byDay: [],
  }));
  stubs.on(routes.showClear, async () => ({ value: "+65 8123 4589" }));
});

test("ORD-01 a list costs one call, and says in the reader's language what was wrong", async () => {
  const list =
    "{ failedOrders(first: 5) { totalCount edges { node { customerOrderNo message problems { field message } } } } }";
  const answer = await gateway.graph(list, { headers: { "accept-language": "zh-CN" } });
  expect(answer.data).toEqual({
    failedOrders: {
      totalCount: 2,
      edges: [
        {
          node: {
            customerOrderNo: "KEJ-1",
            message: "部分字段需要修改。",
            problems: [{ field: "goods.0.unit", message: "不是启用的单位：ELL" }],
          },
        },
        { node: { customerOrderNo: "KEJ-2", message: "运单号池中的号码不足。", problems: [] } },
      ],
    },
  });
  expect(answer.calls).toEqual(["POST /orderErrorInfo/pageQuery"]);
});

test("ORD-01 what was sent costs one call, and names the order of that number", async () => {
  const query = `{ failedOrderParameters(id: "${id}") { parameters { path value clearField } waybillNo } }`;
  const answer = await gateway.graph(query);
  expect(answer.errors).toEqual([]);
  expect(answer.data).toMatchObject({
    failedOrderParameters: {
      parameters: [{ path: "receiver.phone", clearField: "RECEIVER_PHONE" }, { clearField: null }],
      waybillNo: "SF710000000001",
    },
  });
  expect(answer.calls).toEqual(["GET /orderErrorInfo/getOrderParam/:id"]);
});

test("ORD-01 the analysis is asked for with its days, by those alone who hold ANALYSE", async () => {
  const query = '{ failedOrderAnalysis(from: "2026-11-01T00:00:00Z") { total byReason { code reason count } } }';
  const answer = await gateway.graph(query);
  expect(answer.data).toEqual({
    failedOrderAnalysis: { total: 2, byReason: [{ code: 400001, reason: "GOODS", count: 2 }] },
  });
  expect(gateway.stubs.calls.at(-1)).toMatchObject({ input: { query: { from: "2026-11-01T00:00:00.000Z" } } });
  gateway.people.set("clerk", sessionActor({ buttons: ["FAILED_ORDER.VIEW", "GRAPHIQL.VIEW"] }));
  const refused = await gateway.graph(query, { token: "clerk" });
  expect(refused.errors[0]?.extensions["code"]).toBe("09020203");
  expect(refused.calls).toEqual([]);
});

test("PERM-12 a masked parameter is shown by the module's own button, and by no other", async () => {
  const query = "mutation ($i: RevealInput!) { reveal(input: $i) { value errors { code } } }";
  const variables = { i: { id, field: "RECEIVER_PHONE", reason: "The customer asks" } };
  const answer = await gateway.graph(query, { variables });
  expect(answer.data).toEqual({ reveal: { value: "+65 8123 4589", errors: [] } });
  expect(answer.calls).toEqual(["POST /orderErrorInfo/showClear"]);
  gateway.people.set(
    "other",
    sessionActor({ buttons: ["FAILED_ORDER.VIEW", "ORDER_DETAIL.SHOW_CLEAR", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] }),
  );
  const refused = await gateway.graph(query, { variables, token: "other" });
  expect(refused.errors[0]?.extensions["code"]).toBe("09020203");
  expect(refused.calls).toEqual([]);
});
