import { orderReviewCommandRoutes as routes } from "@linehaul/schema/orders/order-review/command";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { caseRow } from "./testing/case-row.ts";

const id = encodeNodeId("ReviewCase", caseRow.id);
const ask = (name: string) =>
  `mutation { ${name}(input: { id: "${id}" }) { case { intercepted viewerMayIntercept viewerMayRelease } errors { message } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const view = ["ORDER_REVIEW.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("viewer", sessionActor({ buttons: [...view] }));
  gateway.people.set(
    "commander",
    sessionActor({ buttons: [...view, "ORDER_REVIEW.INTERCEPT", "ORDER_REVIEW.RELEASE"] }),
  );
  gateway.stubs.on(routes.intercept, async () => ({ ...caseRow, intercepted: "UNSENT" as const }));
  gateway.stubs.on(routes.release, async () => caseRow);
});
afterAll(() => gateway.close());
beforeEach(() => void (gateway.stubs.calls.length = 0));

test.each([
  ["interceptCase", "intercept", { intercepted: "UNSENT", viewerMayIntercept: false, viewerMayRelease: true }],
  ["releaseCase", "release", { intercepted: null, viewerMayIntercept: true, viewerMayRelease: false }],
] as const)("REV-03 %s is one call, by whoever holds its button", async (name, path, stands) => {
  const { data, calls } = await gateway.graph(ask(name), { token: "commander" });
  expect(data).toEqual({ [name]: { case: stands, errors: [] } });
  expect(calls).toEqual([`POST /orderAudit/${path}`]);
  const refused = await gateway.graph(ask(name), { token: "viewer" });
  expect([refused.errors?.length, refused.calls]).toEqual([1, []]);
});
