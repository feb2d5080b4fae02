import { customerRoutes } from "@linehaul/schema/customers/customer";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ruleText } from "../../../language/text.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const query =
  "mutation ($i: FindSensitiveCustomersInput!) { findSensitiveCustomers(input: $i) { finding { findingId count } errors { code message field } } }";
const asked = { kind: "CARD", value: "7355 331 166" };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test("PERM-12 beyond the hour's values it is 09020301, with the instant at which the next one is free", async () => {
  const detail = "2026-11-20T11:00:00.000Z";
  gateway.stubs.on(customerRoutes.findSensitive, async () => {
    throw new StubFailure(SERVICE_CODES.tooOften, { detail });
  });
  const { errors, calls } = await gateway.graph(query, { variables: { i: asked } });
  expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code: "09020301", detail }]);
  expect(calls).toEqual(["POST /customer/findSensitive"]);
});

test("PERM-12 five characters are a mistake at the field, before any call", async () => {
  const answer = await gateway.graph(query, { variables: { i: { ...asked, value: "7-12 34" } } });
  expect(answer.calls).toEqual([]);
  const wrong = { code: "400001", field: ["value"], message: ruleText("en", "sought.min", {}) };
  expect(answer.data).toEqual({ findSensitiveCustomers: { finding: null, errors: [wrong] } });
});
