import { warehouseAddressRoutes as routes } from "@linehaul/schema/base-data/warehouse-address";
import type { SheetFound } from "@linehaul/schema/catalogue-sheet";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { sessionActor } from "../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";
import { StubFailure } from "../testing/stubs.ts";

async function* workbook() {
  yield "a workbook";
}
const file = "0197f000-0000-7000-8000-00000000a001";
const found: SheetFound = {
  rows: 3,
  added: 1,
  changed: 1,
  unchanged: 0,
  wrongRows: 1,
  wrongCells: 1,
  wrong: [{ row: 4, column: "E", heading: "Country code", message: "No country XX" }],
  ignored: ["Remarks of ours"],
  digest: "d1",
};
const CHECK = `mutation { checkWarehouseAddressSheet(input: { file: "${file}" }) {
  sheet { rows added changed wrongCells wrong { row column heading message } ignored digest } errors { code message field }
} }`;
const STORE = `mutation { storeWarehouseAddressSheet(input: { file: "${file}", digest: "d1", idempotencyKey: "${file}" }) {
  sheet { added changed } errors { code message detail field }
} }`;
const SEND = `mutation { uploadWarehouseAddressSheet(input: { name: "mine.xlsx", bytes: 5 }) { ticket errors { code field } } }`;
const TEMPLATE = "mutation { downloadWarehouseAddressTemplate { ticket errors { code } } }";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const buttons = ["WAREHOUSE_ADDRESS.CREATE", "WAREHOUSE_ADDRESS.EDIT", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("editor", sessionActor({ buttons: [...buttons] }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("ORD-12 a look tells what storing would do and the wrong cells, in one call; a file that can't be read is an error at it", async () => {
  gateway.stubs.on(routes.uploadCheck, async () => found);
  const looked = await gateway.graph(CHECK);
  const { rows, added, changed, wrongCells, wrong, ignored, digest } = found;
  const sheet = { rows, added, changed, wrongCells, wrong, ignored, digest };
  expect(looked.data).toEqual({ checkWarehouseAddressSheet: { sheet, errors: [] } });
  expect(looked.calls).toEqual(["POST /warehouseAddress/upload/check"]);
  gateway.stubs.on(routes.uploadCheck, async () => {
    const params = { columns: "Code" };
    throw new StubFailure(SERVICE_CODES.invalid, { fields: [{ path: ["file"], key: "sheet.columnsMissing", params }] });
  });
  const error = { code: "400001", message: "No column is headed: Code", field: ["file"] };
  const payload = { sheet: null, errors: [error] };
  expect((await gateway.graph(CHECK)).data).toEqual({ checkWarehouseAddressSheet: payload });
});

test("ORD-12 it is stored as it was found, in one write with its key; what moved on since is told", async () => {
  gateway.stubs.on(routes.uploadStore, async () => found);
  const stored = await gateway.graph(STORE);
  expect(stored.data).toEqual({ storeWarehouseAddressSheet: { sheet: { added: 1, changed: 1 }, errors: [] } });
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    caller: { button: "WAREHOUSE_ADDRESS.UPLOAD" },
    input: { body: { file, digest: "d1" } },
    headers: { "idempotency-key": file },
  });
  gateway.stubs.on(routes.uploadStore, async () => {
    throw new StubFailure(SERVICE_CODES.changed, { detail: "KUL-01" });
  });
  expect((await gateway.graph(STORE)).data).toMatchObject({
    storeWarehouseAddressSheet: { sheet: null, errors: [{ code: "409002", detail: "KUL-01", field: null }] },
  });
});

test("ORD-12 the template is fetched by a ticket in the language of who asked for it", async () => {
  gateway.stubs.on(routes.downloadTemplate, async () => ({
    name: "warehouse-address.xlsx",
    type: "text/plain",
    chunks: workbook(),
  }));
  const { data, calls } = await gateway.graph(TEMPLATE, { headers: { "accept-language": "zh-HK" } });
  expect(calls).toEqual([]);
  const Answer = z.object({ downloadWarehouseAddressTemplate: z.object({ ticket: z.string() }) });
  const { ticket } = Answer.parse(data).downloadWarehouseAddressTemplate;
  const answer = await gateway.fetch(`/files/${ticket}`, { token: "admin" });
  expect([answer.status, await answer.text()]).toEqual([200, "a workbook"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    route: "GET /warehouseAddress/downloadTemplate",
    headers: { "accept-language": "zh-HK" },
  });
});

test("CUS-12 a ticket for sending costs no call; what is no sheet is refused before a byte of it is sent", async () => {
  expect(await gateway.graph(SEND)).toMatchObject({
    data: { uploadWarehouseAddressSheet: { ticket: expect.any(String), errors: [] } },
    calls: [],
  });
  const pdf = await gateway.graph(SEND.replace("mine.xlsx", "mine.pdf"));
  expect(pdf.data).toMatchObject({ uploadWarehouseAddressSheet: { ticket: null, errors: [{ field: ["name"] }] } });
});

test.each([SEND, CHECK, STORE, TEMPLATE])("PERM-01 who may edit rows and not upload is refused: %s", async (query) => {
  const { errors, calls } = await gateway.graph(query, { token: "editor" });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  expect(calls).toEqual([]);
});
