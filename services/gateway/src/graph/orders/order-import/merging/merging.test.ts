import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderMergingRoutes as routes } from "@linehaul/schema/orders/order-import/merging/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../../access/node-id.ts";
import { startTestGateway, type TestGateway } from "../../../../testing/start.ts";
import { StubFailure } from "../../../../testing/stubs.ts";

const key = "0197f000-0000-7000-8000-00000000a001";
const page = { total: null, totalExact: false, after: null, before: null };
const record = {
  id: key,
  site: "MY" as const,
  importId: key,
  fileName: "orders.xlsx",
  rowsDone: 0,
  errorCode: null,
  traceId: "t",
  createdBy: "admin",
  createdAt: "2026-06-01T10:00:00.000Z",
  endedAt: null,
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test("ORD-12 a pre-merge is asked for and merged by one call each; that the sheet was stored meanwhile is told", async () => {
  const { stubs } = gateway;
  stubs.on(routes.propose, async () => ({
    ...record,
    state: "PROPOSING" as const,
    importState: "READY" as const,
    orders: null,
    groups: null,
    grouped: null,
    alone: null,
    wrongCells: null,
    hasFile: false,
    mayMerge: false,
  }));
  const sheet = encodeNodeId("OrderImport", key);
  const propose = `mutation { preMergeOrderImport(input: { id: "${sheet}" }) { preMerge { id sheetId state } errors { code } } }`;
  const proposed = await gateway.graph(propose);
  const id = encodeNodeId("OrderPreMerge", key);
  expect(proposed.data).toEqual({
    preMergeOrderImport: { preMerge: { id, sheetId: sheet, state: "PROPOSING" }, errors: [] },
  });
  expect(proposed.calls).toEqual(["POST /orderImport/preMerge/propose/:id"]);
  stubs.on(routes.stopProposing, async () => {
    throw new StubFailure(SERVICE_CODES.wrongState, { detail: "SUCCESS" });
  });
  const stop = `mutation { cancelOrderPreMerge(input: { id: "${id}" }) { preMerge { id } errors { code detail } } }`;
  const stopped = await gateway.graph(stop);
  expect(stopped.data).toEqual({
    cancelOrderPreMerge: { preMerge: null, errors: [{ code: "409004", detail: "SUCCESS" }] },
  });
  expect(stopped.calls).toEqual(["POST /orderImport/preMerge/cancel/:id"]);
  stubs.on(routes.merge, async () => {
    throw new StubFailure(SERVICE_CODES.wrongState, { detail: "STORED" });
  });
  const merge = `mutation { mergeOrderImport(input: { id: "${id}" }) { merge { id } errors { code detail } } }`;
  const merged = await gateway.graph(merge);
  expect(merged.data).toEqual({ mergeOrderImport: { merge: null, errors: [{ code: "409004", detail: "STORED" }] } });
  expect(merged.calls).toEqual(["POST /orderImport/merge/store/:id"]);
});

test("ORD-12 rows for which a merge was refused are told in the language of the request, and merged orders lead to their details", async () => {
  const { stubs } = gateway;
  const of = { id: key, mergeId: key, site: "MY" as const, row: 3, groupNo: 1 };
  stubs.on(routes.errors, async () => ({
    ...page,
    data: [
      {
        ...of,
        fileName: "orders.xlsx",
        orderNo: "A-1",
        field: "customerOrderNo",
        rule: "order.merge",
        params: {},
        createdBy: "admin",
        at: "2026-06-01T10:00:00.000Z",
      },
    ],
  }));
  stubs.on(routes.merged, async () => ({
    ...page,
    data: [
      {
        ...of,
        orderId: key,
        sfWaybillNo: "SF1",
        childNos: ["SF2"],
        rows: [3, 4],
        orderNos: ["A-1", "A-2"],
        customerCode: "6010228841",
        receiverName: "Tan Wei",
        receiverCountry: "SG",
        parcels: 2,
      },
    ],
  }));
  const id = encodeNodeId("OrderMerge", key);
  const query = `{ orderMergeErrors(id: "${id}") { row groupNo message } mergedOrders(id: "${id}") { orderNode childNos } }`;
  const answer = await gateway.graph(query, { headers: { "accept-language": "zh-CN" } });
  expect(answer.data).toEqual({
    orderMergeErrors: [{ row: 3, groupNo: 1, message: "该组订单的信息不一致" }],
    mergedOrders: [{ orderNode: encodeNodeId("Order", key), childNos: ["SF2"] }],
  });
});
