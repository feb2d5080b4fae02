import { orderReviewOverviewRoutes as routes } from "@linehaul/schema/orders/order-review/overview";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { caseRow } from "./testing/case-row.ts";

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway()));
afterAll(() => gateway.close());

test("REV-04 the overview is one call, in the zone of the request; days that are none are refused without one", async () => {
  const done = [{ day: "2026-11-20", count: 3 }];
  gateway.stubs.on(routes.overview, async () => ({ soon: [caseRow], oldest: [], passRests: true, done }));
  const query = (days: number) =>
    `{ reviewOverview(days: ${String(days)}) { passRests soon { sfWaybillNo } oldest { auditStatus } done { day count } } }`;
  const { data, calls } = await gateway.graph(query(1));
  expect(data).toEqual({
    reviewOverview: { passRests: true, soon: [{ sfWaybillNo: caseRow.sfWaybillNo }], oldest: [], done },
  });
  expect(calls).toEqual(["POST /orderAudit/overview"]);
  const refused = await gateway.graph(query(93));
  expect(refused.errors[0]?.extensions["code"]).toBe("09020701");
  expect(refused.calls).toEqual([]);
});
