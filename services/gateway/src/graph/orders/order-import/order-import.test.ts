import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { OrderImport } from "@linehaul/schema/orders/order-import/row";
import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const key = "0197f000-0000-7000-8000-00000000a001";
const id = encodeNodeId("OrderImport", key);
const record = (over: Partial<OrderImport> = {}): OrderImport => ({
  id: key,
  site: "MY",
  fileName: "orders.xlsx",
  bytes: 10,
  sha256: "0".repeat(64),
  state: "READY",
  refusal: null,
  missing: [],
  unknown: [],
  canMap: false,
  template: null,
  rowsDone: 2,
  rows: 2,
  orders: 2,
  wrongRows: 0,
  wrongCells: 0,
  seenAt: null,
  wasStored: false,
  hasMarked: false,
  errorCode: null,
  traceId: "t",
  createdBy: "admin",
  createdAt: "2026-06-01T10:00:00.000Z",
  endedAt: null,
  ...over,
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test("ORD-12 an uploaded file is checked, and a sheet stored, by one call each; what it is not ready for is told", async () => {
  const { stubs } = gateway;
  stubs.on(orderImportRoutes.dryRun, async () => record({ state: "CHECKING" }));
  const check = `mutation { checkOrderImport(input: { file: "${key}" }) { orderImport { id state } errors { code } } }`;
  const checked = await gateway.graph(check);
  expect(checked.data).toEqual({ checkOrderImport: { orderImport: { id, state: "CHECKING" }, errors: [] } });
  expect(checked.calls).toEqual(["POST /orderImport/dryRun"]);
  stubs.on(orderImportRoutes.store, async () => {
    throw new StubFailure(SERVICE_CODES.wrongState, { detail: "WRONG" });
  });
  const store = `mutation { storeOrderImport(input: { id: "${id}" }) { orderImport { id } errors { code detail } } }`;
  const stored = await gateway.graph(store);
  expect(stored.data).toEqual({
    storeOrderImport: { orderImport: null, errors: [{ code: "409004", detail: "WRONG" }] },
  });
  expect(stored.calls).toEqual(["POST /orderImport/store/:id"]);
});

test("ORD-12 wrong cells are told in the language of the request", async () => {
  gateway.stubs.on(orderImportRoutes.errors, async () => ({
    data: [
      {
        id: key,
        importId: key,
        site: "MY" as const,
        fileName: "orders.xlsx",
        row: 7,
        column: "AB",
        heading: "客户编码",
        field: "customerOrderNo",
        rule: "order.number.inFile",
        params: { number: "A-1", row: 3 },
        value: "A-1",
        createdBy: "admin",
        at: "2026-06-01T10:00:00.000Z",
      },
    ],
    total: null,
    totalExact: false,
    after: null,
    before: null,
  }));
  const answer = await gateway.graph(`{ orderImportErrors(id: "${id}") { row column message } }`, {
    headers: { "accept-language": "zh-CN" },
  });
  expect(answer.data).toEqual({
    orderImportErrors: [{ row: 7, column: "AB", message: "单号 A-1 在第 3 行也出现" }],
  });
  expect(answer.calls).toEqual(["POST /orderImport/error/pageQuery"]);
});
