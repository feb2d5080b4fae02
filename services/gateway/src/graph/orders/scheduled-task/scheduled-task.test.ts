import { SERVICE_CODES } from "@linehaul/schema/errors";
import { TASK_SERVICES, type ScheduledTask, type TaskService } from "@linehaul/schema/orders/scheduled-task";
import { afterAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";
import { routesOf } from "./read.ts";

const task = (service: TaskService, over: Partial<ScheduledTask> = {}): ScheduledTask => ({
  service,
  name: "FORGET_KEYS",
  schedule: "7 * * * *",
  nextAt: "2026-06-01T10:07:00.000Z",
  pausedBy: null,
  pausedAt: null,
  last: null,
  ...over,
});
/** Which services were asked by what is done, in order. */
async function asked(run: (gateway: TestGateway) => Promise<unknown>): Promise<string[]> {
  const on = await start();
  on.stubs.calls.length = 0;
  await run(on);
  return on.stubs.calls.filter(({ caller }) => caller.button !== "GATEWAY").map(({ service }) => service);
}
const id = (service: string) => encodeNodeId("ScheduledTask", `${service}.FORGET_KEYS`);

let gateway: TestGateway | undefined;
async function start(): Promise<TestGateway> {
  gateway ??= await startTestGateway();
  for (const service of TASK_SERVICES)
    gateway.stubs.on(routesOf(service).pageQuery, async () => ({ data: [task(service)] }));
  return gateway;
}
beforeEach(async () => void (await start()));
afterAll(() => gateway?.close());

const LIST = "{ scheduledTasks { silent tasks { id service name viewerMayRun viewerMayPause } } }";
const row = (service: string) => ({
  id: id(service),
  service,
  name: "FORGET_KEYS",
  viewerMayRun: true,
  viewerMayPause: true,
});

test("SYS-09 the tasks of all three services cost one call each", async () => {
  const answer = await (await start()).graph(LIST);
  expect(answer.data).toEqual({ scheduledTasks: { silent: [], tasks: TASK_SERVICES.map(row) } });
  expect((await asked((by) => by.graph(LIST))).toSorted()).toEqual([...TASK_SERVICES]);
});

test.each([SERVICE_CODES.away, SERVICE_CODES.late])(
  "SYS-09 a service that can't be reached (%i) is named, the others' tasks are there",
  async (code) => {
    const on = await start();
    on.stubs.on(routesOf("customer").pageQuery, async () => {
      throw new StubFailure(code);
    });
    const answer = await on.graph(LIST);
    expect(answer.errors).toEqual([]);
    expect(answer.data).toEqual({ scheduledTasks: { silent: ["customer"], tasks: [row("admin"), row("order")] } });
  },
);

test("what a service can't do is an error, not a silence", async () => {
  const on = await start();
  on.stubs.on(routesOf("customer").pageQuery, async () => {
    throw new StubFailure(SERVICE_CODES.broken);
  });
  expect((await on.graph(LIST)).errors).toMatchObject([{ extensions: { code: "09020000" } }]);
});

test("a task is a node, asked of its own service alone; what is no task costs no call", async () => {
  const on = await start();
  const node = "query ($id: ID!) { node(id: $id) { ... on ScheduledTask { service name } } }";
  const found = await on.graph(node, { variables: { id: id("order") } });
  expect(found.data).toEqual({ node: { service: "order", name: "FORGET_KEYS" } });
  expect(await asked((by) => by.graph(node, { variables: { id: id("order") } }))).toEqual(["order"]);
  const none = await on.graph(node, { variables: { id: encodeNodeId("ScheduledTask", "order.NOTHING") } });
  expect(none.calls).toEqual([]);
});

const RUN = `mutation ($input: ScheduledTaskInput!) {
  runScheduledTask(input: $input) { task { nextAt last { state } } errors { code detail } }
}`;
test("SYS-09 one is asked for at its own service, once; one that is being done says so", async () => {
  const on = await start();
  on.stubs.on(routesOf("admin").run, async ({ body }) => task("admin", { name: body.name }));
  const answer = await on.graph(RUN, { variables: { input: { id: id("admin") } } });
  expect(answer.data).toMatchObject({ runScheduledTask: { errors: [] } });
  expect(answer.calls).toEqual(["POST /scheduledTask/run"]);
  on.stubs.on(routesOf("admin").run, async () => {
    throw new StubFailure(SERVICE_CODES.wrongState, { detail: "RUNNING" });
  });
  const refused = await on.graph(RUN, { variables: { input: { id: id("admin") } } });
  expect(refused.data).toMatchObject({
    runScheduledTask: { task: null, errors: [{ code: "409004", detail: "RUNNING" }] },
  });
  const bad = await on.graph(RUN, { variables: { input: { id: "nonsense" } } });
  expect(bad.errors).toMatchObject([{ extensions: { code: "09020701" } }]);
  expect(bad.calls).toEqual([]);
});
