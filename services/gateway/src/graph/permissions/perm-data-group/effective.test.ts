import { customerRoutes } from "@linehaul/schema/customers/customer";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { dataGroupRoutes } from "@linehaul/schema/permissions/perm-data-group";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uuid } from "../../../testing/numbered.ts";
import { sampleOf } from "../../../testing/sample.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

let gateway: TestGateway;
const asked: unknown[] = [];
beforeAll(async () => {
  gateway = await startTestGateway();
  const effective = {
    ...sampleOf(dataGroupRoutes.effective.result),
    version: "of the account",
    scope: {
      sites: ["MY"],
      countries: ["SG"],
      orgs: null,
      customers: null,
      rules: { ORDER: { country: "OFF" as const, customer: "REQUIRED" as const } },
    },
  };
  gateway.stubs.on(dataGroupRoutes.effective, async () => effective);
  gateway.stubs.on(orderRoutes.countInScope, async ({ body }) => {
    asked.push(body);
    return { count: 10_000, exact: false };
  });
  gateway.stubs.on(customerRoutes.countInScope, async () => {
    throw new Error("down");
  });
});
afterAll(() => gateway.close());

test("PERM-02 counts what the account's scope opens, not the asker's; a service that is down takes its number alone", async () => {
  const answer = await gateway.graph(
    `query ($userId: String!) {
      effectiveScope(userId: $userId) { userName orders { count isExact } customers { count } limits { record by } }
    }`,
    { variables: { userId: uuid(9, 1) } },
  );
  expect(answer.data).toMatchObject({
    effectiveScope: {
      orders: { count: 10_000, isExact: false },
      customers: null,
      limits: [
        { record: "ORDER", by: ["CUSTOMER"] },
        { record: "CUSTOMER", by: ["COUNTRY"] },
      ],
    },
  });
  expect(asked).toEqual([{ version: "of the account" }]);
  expect(answer.errors.map((e) => e.path)).toEqual([["effectiveScope", "customers"]]);
});
