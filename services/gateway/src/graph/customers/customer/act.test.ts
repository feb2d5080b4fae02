import { customerActRoutes as routes, type CustomerAct } from "@linehaul/schema/customers/act";
import { dataGroupRoutes } from "@linehaul/schema/permissions/perm-data-group";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionActor } from "../../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const key = "0197f000-0000-7000-8000-00000000a001";
const taskId = "0197f000-0000-7000-8000-00000000ac02";
const act: CustomerAct = {
  taskId,
  kind: "DISABLE",
  state: "PENDING",
  customers: 1_234,
  looked: 0,
  done: 0,
  outcomes: [],
  errorCode: null,
  traceId: "0".repeat(32),
  askedAt: "2026-11-25T10:00:00.000Z",
  endedAt: null,
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE", "CUSTOMER_LIST.VIEW"] as const;
  gateway.people.set("reader", sessionActor({ buttons: [...graphiql] }));
  gateway.people.set("disabler", sessionActor({ buttons: ["CUSTOMER_LIST.DISABLE", ...graphiql] }));
  gateway.people.set("giver", sessionActor({ buttons: ["CUSTOMER_LIST.EDIT", ...graphiql] }));
  gateway.stubs.on(routes.disable, async () => act);
  gateway.stubs.on(routes.assign, async () => ({ ...act, kind: "ASSIGN" as const }));
  gateway.stubs.on(routes.detail, async () => ({ ...act, state: "FAILED" as const, looked: 200, done: 200 }));
  gateway.stubs.on(routes.pageQuery, async () => ({ data: [act] }));
  gateway.stubs.on(routes.stop, async () => ({ ...act, state: "CANCELLED" as const }));
  gateway.stubs.on(dataGroupRoutes.organisations, async () => [
    { code: "VNOPS", name: "Operations", countryCode: "VN" },
  ]);
  gateway.stubs.on(routes.preview, async () => ({
    matching: { count: 10_000, exact: false },
    outcomes: [],
    hindrance: "TOO_MANY" as const,
  }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

const disabling = (more: string) =>
  `mutation { disableMatchingCustomers(input: { ${more} idempotencyKey: "${key}" }) { act { taskId customers viewerMayStop viewerMayRetry } errors { code field } } }`;

test("CUS-19 all that match are disabled by one call with its key; what the filter leaves out is not asked for", async () => {
  const asked = 'reason: " Unpaid ", filter: { status: [USABLE], countryCode: null },';
  const { data, errors, calls } = await gateway.graph(disabling(asked), { token: "disabler" });
  expect(errors).toEqual([]);
  const began = { taskId, customers: 1_234, viewerMayStop: true, viewerMayRetry: false };
  expect(data).toEqual({ disableMatchingCustomers: { act: began, errors: [] } });
  expect(calls).toEqual(["POST /customerAct/disable"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    input: { body: { reason: "Unpaid", filter: { status: ["USABLE"] } } },
    headers: { "idempotency-key": key },
  });
});

test("CUS-19 an empty reason is an error at its field and costs no call; without the act's own button nothing is asked", async () => {
  const empty = await gateway.graph(disabling('reason: " ",'), { token: "disabler" });
  expect(empty.data).toMatchObject({ disableMatchingCustomers: { act: null, errors: [{ field: ["reason"] }] } });
  expect(empty.calls).toEqual([]);
  for (const token of ["reader", "giver"]) {
    const refused = await gateway.graph(disabling('reason: "Unpaid",'), { token });
    expect([refused.errors[0]?.extensions.code, refused.calls]).toEqual(["09020203", []]);
  }
});

test("CUS-19 all that match are given to an organisation that there is; one that there is not is told at its field", async () => {
  const assign = (whom: string) =>
    gateway.graph(`mutation { assignMatchingCustomers(input: { ${whom} }) { act { kind } errors { field } } }`, {
      token: "giver",
    });
  const organisations = "POST /dev-basp-system/dataGroup/organisations";
  expect((await assign('orgCode: "VNOPS"')).calls).toEqual([organisations, "POST /customerAct/assign"]);
  expect((await assign('salesPerson: "Hoa"')).calls).toEqual(["POST /customerAct/assign"]);
  const unknown = await assign('orgCode: "MOON"');
  expect(unknown.calls).toEqual([organisations]);
  expect(unknown.data).toEqual({ assignMatchingCustomers: { act: null, errors: [{ field: ["orgCode"] }] } });
  const nobody = await assign("filter: {}");
  expect([nobody.data, nobody.calls]).toEqual([
    { assignMatchingCustomers: { act: null, errors: [{ field: ["salesPerson"] }] } },
    [],
  ]);
});

test("CUS-19 what an act would do is foretold in one call, for who holds a button of any", async () => {
  const asked = "{ customerActPreview(kind: ENABLE) { matching { count isExact } hindrance outcomes { count } } }";
  const { data, calls } = await gateway.graph(asked, { token: "giver" });
  expect(data).toMatchObject({
    customerActPreview: { matching: { count: 10_000, isExact: false }, hindrance: "TOO_MANY" },
  });
  expect(calls).toEqual(["POST /customerAct/preview"]);
  expect((await gateway.graph(asked, { token: "reader" })).calls).toEqual([]);
});

test("CUS-19 acts of one's own, and one of them, cost a call each; which may be stopped and tried again is told", async () => {
  const one = await gateway.graph(`{ customerAct(taskId: "${taskId}") { state viewerMayStop viewerMayRetry } }`, {
    token: "disabler",
  });
  expect(one.data).toEqual({ customerAct: { state: "FAILED", viewerMayStop: false, viewerMayRetry: true } });
  expect(one.calls).toEqual(["POST /customerAct/detail"]);
  const all = await gateway.graph("{ customerActs(states: [PENDING]) { taskId } }", { token: "disabler" });
  expect([all.data, all.calls]).toEqual([{ customerActs: [{ taskId }] }, ["POST /customerAct/pageQuery"]]);
  const stop = `mutation { stopCustomerAct(input: { taskId: "${taskId}" }) { act { state } errors { code } } }`;
  const stopped = await gateway.graph(stop, { token: "disabler" });
  expect(stopped.data).toEqual({ stopCustomerAct: { act: { state: "CANCELLED" }, errors: [] } });
  expect(stopped.calls).toEqual(["POST /customerAct/stop/:taskId"]);
  const none = await gateway.graph('{ customerAct(taskId: "1") { state } }', { token: "disabler" });
  expect([none.errors[0]?.extensions.code, none.calls]).toEqual(["09020701", []]);
});
