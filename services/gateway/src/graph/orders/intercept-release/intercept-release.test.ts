import { interceptReleaseRoutes as routes, type OutletCommand } from "@linehaul/schema/orders/intercept-release";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const row: OutletCommand = {
  id: uuid(7, 1),
  orderId: uuid(8, 1),
  site: "MY",
  sfWaybillNo: "SF710000000001",
  customerCode: "6010228841",
  receiverCountry: "SG",
  orgCode: null,
  kind: "INTERCEPT",
  outlet: "603",
  version: 1,
  state: "FAILED",
  isLast: true,
  attempts: 3,
  nextAt: null,
  endedAt: "2026-11-20T09:10:00.000Z",
  askedBy: "clerk.my",
  askedAt: "2026-11-20T09:00:00.000Z",
  reason: null,
  httpStatus: 422,
  silence: null,
  answer: "unknown parcel",
  traceId: "0".repeat(32),
};
const command = encodeNodeId("OutletCommand", row.id);
const order = encodeNodeId("Order", row.orderId);

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway()));
afterAll(() => gateway.close());
beforeEach(() => {
  const { stubs } = gateway;
  stubs.calls.length = 0;
  stubs.on(routes.pageQuery, async () => ({
    data: [row, { ...row, id: uuid(7, 2), isLast: false }],
    total: 2,
    totalExact: true,
    after: null,
    before: null,
  }));
  stubs.on(routes.send, async () => ({ ...row, state: "PENDING" as const }));
  stubs.on(routes.intercept, async () => row);
});

test("REV-03 the list costs one call; what another command followed is not offered to be sent again", async () => {
  const query = "{ outletCommands(first: 5) { edges { node { orderId state httpStatus viewerMaySend } } } }";
  const answer = await gateway.graph(query);
  const node = { orderId: order, state: "FAILED", httpStatus: 422 };
  expect(answer.data).toEqual({
    outletCommands: {
      edges: [{ node: { ...node, viewerMaySend: true } }, { node: { ...node, viewerMaySend: false } }],
    },
  });
  expect(answer.calls).toEqual(["POST /command/pageQuery"]);
});

test("REV-03 a command is sent again in one call, with a reason of at most 300 letters", async () => {
  const query =
    "mutation ($i: SendOutletCommandInput!) { sendOutletCommand(input: $i) { command { state } errors { code field } } }";
  const answer = await gateway.graph(query, { variables: { i: { id: command, reason: "The list was lost" } } });
  expect(answer.data).toEqual({ sendOutletCommand: { command: { state: "PENDING" }, errors: [] } });
  expect(answer.calls).toEqual(["POST /command/send/:id"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({ input: { body: { reason: "The list was lost" } } });

  const long = await gateway.graph(query, { variables: { i: { id: command, reason: "x".repeat(301) } } });
  expect(long.data).toMatchObject({
    sendOutletCommand: { command: null, errors: [{ code: "400001", field: ["reason"] }] },
  });
  expect(long.calls).toEqual([]);
});

test("REV-03 who may see the commands may neither send nor intercept", async () => {
  gateway.people.set(
    "reader",
    sessionActor({ buttons: ["INTERCEPT_RELEASE.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] }),
  );
  const query = "mutation ($i: CommandOrderInput!) { interceptOrder(input: $i) { errors { code } } }";
  const refused = await gateway.graph(query, { variables: { i: { id: order } }, token: "reader" });
  expect(refused.errors[0]?.extensions["code"]).toBe("09020203");
  expect(refused.calls).toEqual([]);
});
