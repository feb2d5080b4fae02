import { orderReviewHandlingRoutes as routes } from "@linehaul/schema/orders/order-review/handling";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { caseRow } from "./testing/case-row.ts";

const id = encodeNodeId("ReviewCase", caseRow.id);
const since = "2026-11-20T12:00:00.000Z";
const row = (handledBy: string | null) => ({ ...caseRow, handledBy, handledSince: handledBy && since });
const ask = (name: string) =>
  `mutation { ${name}(input: { id: "${id}" }) { case { handledBy handledSince isHandledByViewer } errors { message } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  const view = ["ORDER_REVIEW.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  const userName = "reviewer.my";
  people.set("viewer", sessionActor({ userName, buttons: [...view] }));
  people.set("contacter", sessionActor({ userName, buttons: [...view, "ORDER_REVIEW.CONTACT"] }));
  stubs.on(routes.handle, async () => row("reviewer2.my"));
  stubs.on(routes.takeOver, async () => row(userName));
  stubs.on(routes.leave, async () => row(null));
  stubs.on(routes.handlings, async () => [{ orderId: caseRow.id, handledBy: userName, handledSince: since }]);
});
afterAll(() => gateway.close());
beforeEach(() => void (gateway.stubs.calls.length = 0));

test.each([
  ["handleCase", "handle", "reviewer2.my", false],
  ["takeOverCase", "takeOver", "reviewer.my", true],
  ["leaveCase", "leave", null, false],
] as const)(
  "REV-06 %s is one call, by whoever may decide anything",
  async (name, path, handledBy, isHandledByViewer) => {
    const { data, calls } = await gateway.graph(ask(name), { token: "contacter" });
    expect(data).toEqual({
      [name]: { case: { handledBy, handledSince: handledBy && since, isHandledByViewer }, errors: [] },
    });
    expect(calls).toEqual([`POST /orderAudit/${path}`]);
    const refused = await gateway.graph(ask(name), { token: "viewer" });
    expect([refused.errors?.length, refused.calls]).toEqual([1, []]);
  },
);

test("REV-06 who is on which case is one small call, for whoever sees the queues", async () => {
  const { data, calls } = await gateway.graph("{ caseHandlings { caseId handledBy handledSince isByViewer } }", {
    token: "viewer",
  });
  const told = { caseId: id, handledBy: "reviewer.my", handledSince: since, isByViewer: true };
  expect(data).toEqual({ caseHandlings: [told] });
  expect(calls).toEqual(["POST /orderAudit/handlings"]);
});
