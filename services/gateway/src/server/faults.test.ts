import { once } from "node:events";
import { createServer } from "node:http";
import { hangUp, listen } from "@linehaul/kit/testing/listen";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { pino } from "pino";
import { Pool } from "undici";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { errorText } from "../language/text.ts";
import { leaveHalfWay } from "../testing/leave-half-way.ts";
import { post, refusal } from "../testing/post.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";
import { StubFailure } from "../testing/stubs.ts";
import { Open } from "../upstream/ending.ts";
import { exchange } from "../upstream/exchange.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

describe("faults of the services", () => {
  test("one that is down: null with one error, and the rows stay", async () => {
    gateway.stubs.on(customerRoutes.byCodes, async () => {
      throw new StubFailure(SERVICE_CODES.broken, { status: 503 });
    });
    const answer = await gateway.graph("{ orders(first: 20) { edges { node { sfWaybillNo customer { nameEn } } } } }");
    expect(answer.errors.map((e) => e.extensions["code"])).toEqual(["09020501"]);
    expect(answer.data).toMatchObject({
      orders: { edges: expect.arrayContaining([{ node: { customer: null, sfWaybillNo: "SF000000000001" } }]) },
    });
  });
  test("ERR-04 one that takes too long is 09020502", async () => {
    await gateway.close();
    gateway = await startTestGateway({ deadlineMs: 300 });
    gateway.stubs.on(orderRoutes.detail, (_input, { left }) => once(left, "abort").then(() => null));
    const answer = await gateway.graph('{ order(number: "1") { id } }');
    expect(answer.errors.map((e) => e.extensions["code"])).toEqual(["09020502"]);
  });
  test("a client that leaves ends the calls that were made for it", async () => {
    const order = '{ order(number: "1") { id } }';
    const { asked, ended } = leaveHalfWay(gateway, (signal) => gateway.graph(order, { signal }));
    await expect(asked).rejects.toThrow("aborted");
    await ended;
  });
  test("nothing of the inside leaves", async () => {
    gateway.stubs.on(orderRoutes.detail, async () => {
      throw new StubFailure(SERVICE_CODES.broken);
    });
    const answer = await gateway.graph('{ order(number: "1") { id } }', { headers: { "accept-language": "zh-CN" } });
    expect(answer.errors).toEqual([
      {
        message: errorText("zh-CN", "09020000"),
        path: ["order"],
        locations: expect.anything(),
        extensions: { code: "09020000", traceId: answer.headers.get("x-trace-id") },
      },
    ]);
  });
  test("without the admin service nobody may anything, and the answer says so", async () => {
    const closed = createServer();
    const nobody = await listen(closed);
    await hangUp(closed);
    await gateway.close();
    gateway = await startTestGateway({
      env: { ADMIN_URL: nobody },
    });
    expect(await post(gateway, { query: "{ __typename }" })).toMatchObject({ status: 502, body: refusal("09020501") });
    expect((await gateway.fetch("/health/ready")).status).toBe(503);
    expect((await gateway.fetch("/health/live")).status).toBe(200);
  });
});

describe("FLT-01 a gateway whose connections are stuck", () => {
  /** Pools of a single connection, as undici makes them; the first of each service is stuck when a request that can't be sent was given to it. */
  async function startStuck() {
    const pools: Pool[] = [];
    const open = (url: string): Pool => {
      const pool = new Pool(url, { connections: 1, pipelining: 1 });
      pools.push(pool);
      return pool;
    };
    const log: string[] = [];
    const stuck = await startTestGateway({
      log: pino({ level: "error" }, { write: (line) => void log.push(line) }),
      pools: { open, lookMs: LOOK_MS },
    });
    const unclean = { method: "GET", path: "/", headers: { "idempotency-key": "a\nb" }, body: null } as const;
    for (const pool of pools) await exchange(pool, unclean, new Open()).catch(() => undefined);
    return { stuck, log };
  }
  /** Often, for what a process looks at each second. */
  const LOOK_MS = 20;

  test("is not ready, says so in its log and its metrics, and is well again by itself, also for those who waited", async () => {
    const { stuck, log } = await startStuck();
    onTestFinished(() => stuck.close());
    const waited = stuck.graph("{ viewer { userName } }");
    const ready = stuck.fetch("/health/ready");
    await expect
      .poll(() => stuck.metrics())
      .toContain('upstream_pools_renewed_total{upstream="admin",service="gateway"} 1');
    expect((await ready).status).toBe(503);
    expect((await stuck.fetch("/health/ready")).status).toBe(200);
    expect((await waited).data).toEqual({ viewer: { userName: "admin" } });
    expect((await stuck.graph('{ order(number: "1") { id } }')).errors).toEqual([]);
    expect(await stuck.metrics()).toContain('upstream_pools_renewed_total{upstream="order",service="gateway"} 1');
    expect(log.join("")).toContain("its connections were stuck: a new pool took their place");
  });
});
