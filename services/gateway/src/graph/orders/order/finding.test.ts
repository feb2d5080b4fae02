import { keptLog } from "@linehaul/kit/testing/kept-log";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderFindingRoutes } from "@linehaul/schema/orders/order/finding";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ruleText } from "../../../language/text.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const DIGITS = "7355331166";
const query =
  "mutation ($i: FindSensitiveOrdersInput!) { findSensitiveOrders(input: $i) { finding { findingId count } errors { code message field } } }";
const asked = { kind: "PHONE", value: `+60 ${DIGITS}` };
const log = keptLog();

let gateway: TestGateway;
beforeEach(async () => {
  log.forget();
  gateway = await startTestGateway({ log: pino({ level: "trace" }, log.to) });
});
afterEach(() => gateway.close());

test("PERM-12 beyond the hour's values it is 09020301, with the instant at which the next one is free", async () => {
  const detail = "2026-11-20T11:00:00.000Z";
  gateway.stubs.on(orderFindingRoutes.findSensitive, async () => {
    throw new StubFailure(SERVICE_CODES.tooOften, { detail });
  });
  const { errors } = await gateway.graph(query, { variables: { i: asked } });
  expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code: "09020301", detail }]);
});

test("PERM-12 five characters are a mistake at the field, before any call", async () => {
  const answer = await gateway.graph(query, { variables: { i: { ...asked, value: "+00 1-2345" } } });
  expect(answer.calls).toEqual([]);
  const wrong = { code: "400001", field: ["value"], message: ruleText("en", "sought.min", {}) };
  expect(answer.data).toEqual({ findSensitiveOrders: { finding: null, errors: [wrong] } });
});

test("PERM-12 no line of the log tells what was looked for, not even of what can't be read", async () => {
  gateway.stubs.on(orderFindingRoutes.findSensitive, async () => {
    throw new StubFailure(SERVICE_CODES.broken);
  });
  for (const i of [
    asked,
    { ...asked, value: Number(DIGITS) },
    { ...asked, kind: DIGITS },
    { ...asked, [`x${DIGITS}`]: 1 },
  ])
    expect((await gateway.graph(query, { variables: { i } })).errors).toHaveLength(1);
  expect(log.lines().length).toBeGreaterThan(3);
  expect(log.text()).not.toContain(DIGITS);
});
