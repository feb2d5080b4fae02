import { SERVICE_CODES } from "@linehaul/schema/errors";
import { ExportTask } from "@linehaul/schema/orders/export-task";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { TASK_SERVICES, type TaskService } from "@linehaul/schema/orders/scheduled-task";
import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { sampleOf } from "../../../testing/sample.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";
import { routesOf } from "./read.ts";

const ASKED = { admin: 1, customer: 3, order: 2 } as const;
const task = (service: TaskService, over: Partial<ExportTask> = {}): ExportTask => ({
  ...sampleOf(ExportTask, 1),
  id: uuid(8, ASKED[service]),
  service,
  site: "MY",
  state: "SUCCESS",
  isKept: true,
  askedAt: `2026-06-0${ASKED[service]}T10:00:00.000Z`,
  ...over,
});
const id = (service: TaskService) => encodeNodeId("ExportTask", `${service}.${uuid(8, ASKED[service])}`);

let gateway: TestGateway | undefined;
async function start(): Promise<TestGateway> {
  gateway ??= await startTestGateway();
  for (const service of TASK_SERVICES) {
    gateway.stubs.on(routesOf(service).pageQuery, async () => ({ data: [task(service)] }));
    gateway.stubs.on(routesOf(service).byIds, async ({ body }) =>
      [task(service)].filter((one) => body.ids.includes(one.id)),
    );
  }
  return gateway;
}
beforeEach(async () => void (await start()));
afterAll(() => gateway?.close());

/** Which services a query asked, in order. */
async function asked(query: string, variables = {}): Promise<string[]> {
  const on = await start();
  on.stubs.calls.length = 0;
  await on.graph(query, { variables });
  return on.stubs.calls.filter(({ caller }) => caller.button !== "GATEWAY").map(({ service }) => service);
}

const LIST = "{ exportTasks { silent tasks { id service viewerMayCancel viewerMayRetry viewerMayDownload } } }";
const row = (service: TaskService) => ({
  id: id(service),
  service,
  viewerMayCancel: false,
  viewerMayRetry: false,
  viewerMayDownload: true,
});

test("SYS-09 one's own exports of all three services, the newest first, cost one call each", async () => {
  const answer = await (await start()).graph(LIST);
  expect(answer.data).toEqual({ exportTasks: { silent: [], tasks: [row("customer"), row("order"), row("admin")] } });
  expect((await asked(LIST)).toSorted()).toEqual([...TASK_SERVICES]);
});

test("SYS-09 those of one list are asked of the service that makes them alone", async () => {
  expect(await asked("{ exportTasks(list: LOGIN_LOG) { tasks { id } } }")).toEqual(["customer"]);
});

test.each([SERVICE_CODES.away, SERVICE_CODES.late])(
  "SYS-09 a service that can't be reached (%i) is named, the others' exports are there",
  async (code) => {
    const on = await start();
    on.stubs.on(routesOf("customer").pageQuery, async () => {
      throw new StubFailure(code);
    });
    const answer = await on.graph(LIST);
    expect(answer.errors).toEqual([]);
    expect(answer.data).toEqual({ exportTasks: { silent: ["customer"], tasks: [row("order"), row("admin")] } });
  },
);

test("an export is a node, asked of its own service alone; what is none costs no call", async () => {
  const on = await start();
  const node = "query ($id: ID!) { node(id: $id) { ... on ExportTask { service state } } }";
  const found = await on.graph(node, { variables: { id: id("order") } });
  expect(found.data).toEqual({ node: { service: "order", state: "SUCCESS" } });
  expect(await asked(node, { id: id("order") })).toEqual(["order"]);
  for (const key of ["order.nothing", `web.${uuid(8, 1)}`, uuid(8, 1), `order.${uuid(8, 1)}.more`])
    expect((await on.graph(node, { variables: { id: encodeNodeId("ExportTask", key) } })).calls).toEqual([]);
});

test("what can be done with an export follows from how far it is", async () => {
  const on = await start();
  const mays = async (over: Partial<ExportTask>) => {
    on.stubs.on(routesOf("order").pageQuery, async () => ({ data: [task("order", over)] }));
    const { data } = await on.graph(
      "{ exportTasks(list: ORDER_LIST) { tasks { list viewerMayCancel viewerMayRetry viewerMayDownload } } }",
    );
    return data;
  };
  const told = (cancel: boolean, retry: boolean, download: boolean) => ({
    exportTasks: {
      tasks: [{ list: "ORDER_LIST", viewerMayCancel: cancel, viewerMayRetry: retry, viewerMayDownload: download }],
    },
  });
  const list = "ORDER_LIST";
  expect(await mays({ list, state: "PENDING", isKept: false })).toEqual(told(true, false, false));
  expect(await mays({ list, state: "PROCESSING", isKept: false })).toEqual(told(true, false, false));
  expect(await mays({ list, state: "SUCCESS", isKept: true })).toEqual(told(false, false, true));
  expect(await mays({ list, state: "SUCCESS", isKept: false })).toEqual(told(false, false, false));
  expect(await mays({ list, state: "FAILED", isKept: false })).toEqual(told(false, true, false));
  expect(await mays({ list, state: "CANCELLED", isKept: false })).toEqual(told(false, true, false));
});

test.each(["cancel", "retry"] as const)("SYS-09 %s goes to the service that makes it, once", async (act) => {
  const on = await start();
  on.stubs.on(routesOf("admin")[act], async ({ params }) => task("admin", { id: params.id, state: "CANCELLED" }));
  const write = `mutation ($input: ExportTaskInput!) { done: ${act}Export(input: $input) { task { id state } errors { code detail } } }`;
  const variables = { input: { id: id("admin") } };
  const answer = await on.graph(write, { variables });
  expect(answer.data).toEqual({ done: { task: { id: id("admin"), state: "CANCELLED" }, errors: [] } });
  expect(answer.calls).toEqual([`POST /exportTask/${act}/:id`]);
  on.stubs.on(routesOf("admin")[act], async () => {
    throw new StubFailure(SERVICE_CODES.wrongState, { detail: "SUCCESS" });
  });
  const refused = await on.graph(write, { variables });
  expect(refused.data).toEqual({ done: { task: null, errors: [{ code: "409004", detail: "SUCCESS" }] } });
  const bad = await on.graph(write, { variables: { input: { id: "nonsense" } } });
  expect([bad.errors[0]?.extensions["code"], bad.calls]).toEqual(["09020701", []]);
});

const Ticket = z.object({ downloadExport: z.object({ ticket: z.string() }) });
test("SYS-09 a file is fetched by a ticket, once, of the service that made it", async () => {
  const on = await start();
  for (const service of TASK_SERVICES)
    on.stubs.on(routesOf(service).download, async () => ({
      name: `${service}.csv`,
      type: "text/csv; charset=utf-8",
      chunks: (async function* () {
        yield service;
      })(),
    }));
  const write = "mutation ($input: DownloadExportInput!) { downloadExport(input: $input) { ticket errors { code } } }";
  const asking = await on.graph(write, { variables: { input: { id: id("customer") } } });
  expect(asking.calls).toEqual([]);
  const { ticket } = Ticket.parse(asking.data).downloadExport;
  const file = await on.fetch(`/files/${ticket}`);
  expect([file.status, await file.text()]).toEqual([200, "customer"]);
  expect((await on.fetch(`/files/${ticket}`)).status).toBe(400);
});

const BEGIN = `mutation ($input: BeginOrderExportInput!) {
  beginOrderExport(input: $input) { task { id state } errors { code field message } }
}`;
const input = { filter: {}, columns: ["sfWaybillNo", "receiverPhone"], format: "CSV" };
test("ORD-07 a file is asked for in one call, of the filter or of the rows that are ticked", async () => {
  const on = await start();
  on.stubs.on(orderRoutes.exportAsync, async () => task("order", { state: "PENDING", isKept: false }));
  const begun = await on.graph(BEGIN, { variables: { input: { ...input, filter: { orderStatus: ["APPROVED"] } } } });
  expect(begun.data).toEqual({ beginOrderExport: { task: { id: id("order"), state: "PENDING" }, errors: [] } });
  expect(begun.calls).toEqual(["POST /order/export/async"]);
  expect(on.stubs.calls.at(-1)?.input.body).toMatchObject({ filter: { orderStatus: ["APPROVED"] }, clear: [] });
  const ticked = { ...input, filter: null, ids: [encodeNodeId("Order", uuid(1, 4))] };
  await on.graph(BEGIN, { variables: { input: ticked } });
  const { body } = on.stubs.calls.at(-1)?.input ?? {};
  expect(body).toMatchObject({ ids: [uuid(1, 4)] });
  expect(body).not.toHaveProperty("filter");
});

test.each([
  ["no column", { columns: [] }, "columns"],
  ["a column in the clear without a reason", { clear: ["receiverPhone"] }, "reason"],
  ["what is never masked in the clear", { clear: ["sfWaybillNo"], reason: "for customs" }, "clear"],
])("ORD-07 %s is a problem of its field, and costs no call", async (_title, over, field) => {
  const { data, calls } = await (await start()).graph(BEGIN, { variables: { input: { ...input, ...over } } });
  expect(data).toMatchObject({ beginOrderExport: { task: null, errors: [{ code: "400001", field: [field] }] } });
  expect(calls).toEqual([]);
});

test("ORD-07 numbers being allocated is told by its own code", async () => {
  const on = await start();
  on.stubs.on(orderRoutes.exportAsync, async () => {
    throw new StubFailure(SERVICE_CODES.allocating);
  });
  const { data } = await on.graph(BEGIN, { variables: { input } });
  expect(data).toMatchObject({
    beginOrderExport: { errors: [{ code: "409005", message: "Numbers are being allocated: export later." }] },
  });
});

test("ORD-07 what would be in a file is told in one call", async () => {
  const on = await start();
  on.stubs.on(orderRoutes.exportPreview, async () => ({
    rows: { count: 12, exact: true },
    leftOut: { count: 3, exact: true },
    hindrance: null,
  }));
  const query = "{ orderExportPreview(filter: {}) { rows { count isExact } leftOut { count } hindrance } }";
  const answer = await on.graph(query);
  expect(answer.data).toEqual({
    orderExportPreview: { rows: { count: 12, isExact: true }, leftOut: { count: 3 }, hindrance: null },
  });
  expect(answer.calls).toEqual(["POST /order/export/preview"]);
});

test("PERM-01 who has a list's button alone sees, stops and fetches his own; who has none is refused without a call", async () => {
  const on = await start();
  const actor = sessionActor();
  const may = (...buttons: string[]) => ({ ...actor, buttons: [...buttons, "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] });
  on.people.set("exporter", may("ORDER_LIST.EXPORT"));
  on.people.set("nobody-here", may("ORDER_LIST.VIEW"));
  const own = await on.graph("{ exportTasks(list: ORDER_LIST) { silent } }", { token: "exporter" });
  expect([own.errors, own.calls]).toEqual([[], ["POST /exportTask/pageQuery"]]);
  const refused = await on.graph(LIST, { token: "nobody-here" });
  expect([refused.errors[0]?.extensions["code"], refused.calls]).toEqual(["09020203", []]);
});
