import { once } from "node:events";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { afterEach, beforeEach, expect, test } from "vitest";
import { leaveHalfWay } from "../testing/leave-half-way.ts";
import { post } from "../testing/post.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

const ORDER = { id: "a1", variables: { number: "SF000000000001" } };
const OPERATIONS = new Map([["a1", "query Order($number: String!) { order(number: $number) { sfWaybillNo } }"]]);

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ operations: OPERATIONS, deadlineMs: 300 });
});
afterEach(() => gateway.close());

test("an operation is answered with its calls", async () => {
  const answer = await post(gateway, ORDER);
  expect(answer).toMatchObject({ status: 200, body: { data: { order: { sfWaybillNo: "SF000000000001" } } } });
  expect(gateway.stubs.calls.filter((call) => call.service === "order")).toHaveLength(1);
});

test("a client that leaves half-way ends the calls that were made for it", async () => {
  const { asked, ended } = leaveHalfWay(gateway, (signal) =>
    gateway.fetch("/graphql", {
      method: "POST",
      body: JSON.stringify(ORDER),
      headers: { "content-type": "application/json" },
      signal,
    }),
  );
  await expect(asked).rejects.toThrow("aborted");
  await ended;
});

test("ERR-04 a service that takes too long is 09020502, and is asked once", async () => {
  gateway.stubs.on(orderRoutes.detail, (_input, { left }) => once(left, "abort").then(() => null));
  const { body } = await post(gateway, ORDER);
  expect(body).toMatchObject({ data: { order: null }, errors: [{ extensions: { code: "09020502" } }] });
  expect(gateway.stubs.calls.filter((call) => call.service === "order")).toHaveLength(1);
});

test("a gateway does not start with an operation that its graph does not take", async () => {
  const old = new Map([["b2", "query Old { whatWasThereOnce }"]]);
  await expect(startTestGateway({ operations: old })).rejects.toThrow("Old does not fit the graph");
});
