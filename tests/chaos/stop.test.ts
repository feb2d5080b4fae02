import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { startTestGateway } from "@linehaul/gateway/testing/start";
import { callerHeaders } from "@linehaul/kit/testing/service";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { startChild, untilReady, type Child } from "@linehaul/stack/child";
import { freePorts } from "@linehaul/stack/ports";
import { ROOT } from "@linehaul/stack/root";
import { expect, onTestFinished, test } from "vitest";
import { ask, steadyLoad } from "./steady-load.ts";

/** Starting a process on a busy machine, in milliseconds. */
const START_MS = 60_000;
const LINES = 6;

/** A process of a real gateway or service, from its source, with a pause that a test can look into. */
async function start(name: "gateway" | "customer", env: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "linehaul-stop-"));
  const [port = 0] = await freePorts(1);
  const portName = `${name.toUpperCase()}_PORT`;
  const script = join(ROOT, "services", name, "src/main.ts");
  const all = { DATA_DIR: folder, DRAIN_SECONDS: "3", [portName]: String(port), ...env };
  const child = startChild({ name, port, portName, script, flags: [] }, all, join(folder, "logs"));
  onTestFinished(async () => {
    child.kill();
    await child.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await untilReady(child);
  return { child, port, url: `http://127.0.0.1:${port}` };
}

/** A connection in reserve, as browsers open them: it asks nothing. */
async function unused(port: number) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return { closed: once(socket.resume(), "close") };
}

const askedToStop = async ({ child, url }: { readonly child: Child; readonly url: string }) => {
  process.kill(child.pid, "SIGTERM");
  await expect.poll(async () => (await ask(`${url}/health/ready`, { agent: false })).statusCode).toBe(503);
};

test(
  "FLT-18 a gateway under load says that it is not ready, serves on, then ends its connections and streams: no request is cut, and its code is 0",
  async () => {
    const stubbed = await startTestGateway();
    onTestFinished(() => stubbed.close());
    const held = Promise.withResolvers<null>();
    stubbed.stubs.on(orderRoutes.detail, () => held.promise);
    const { admin, customer, order } = stubbed.stubs.urls;
    const rates = { RATE_USER: "1000000", RATE_ADDRESS: "1000000" };
    const gateway = await start("gateway", { ADMIN_URL: admin, CUSTOMER_URL: customer, ORDER_URL: order, ...rates });
    const graph = (query: string, accept = "application/json") => ({
      method: "POST",
      headers: {
        cookie: "linehaul_session=admin",
        "x-requested-with": "linehaul",
        "content-type": "application/json",
        accept,
      },
      body: JSON.stringify({ query }),
    });
    const url = `${gateway.url}/graphql`;
    const streams = await Promise.all(
      Array.from({ length: 3 }, () =>
        ask(url, graph("subscription C { changes(topics: [ORDERS]) }", "text/event-stream")),
      ),
    );
    const told = Promise.all(streams.map((stream) => text(stream)));
    const reserve = await unused(gateway.port);
    const slow = ask(url, graph('{ order(number: "1") { id } }'));
    const load = steadyLoad(LINES, url, graph("{ viewer { userName } }"));
    await expect.poll(() => load.answers.length).toBeGreaterThan(LINES * 5);

    await askedToStop(gateway);
    // The pause: who asks is served as before, on connections that are there and on new ones.
    const before = load.answers.length;
    await expect.poll(() => load.answers.length).toBeGreaterThan(before + LINES * 2);
    expect(load.answers.filter(({ isLast }) => isLast)).toEqual([]);
    expect(streams.map((stream) => stream.readableEnded)).toEqual([false, false, false]);

    await load.over;
    for (const stream of await told) expect(stream).toMatch(/event: complete\s/);
    held.resolve(null);
    const answer = await slow;
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
    expect(await text(answer)).toContain('{"data":{"order":null}');
    await reserve.closed;
    expect(await gateway.child.ended).toMatch(/^gateway ended with exit code 0/);
    expect([load.cut, load.answers.filter(({ status }) => status !== 200)]).toEqual([[], []]);
    // Each line was told by its last answer, and by no other.
    expect(load.answers.filter(({ isLast }) => isLast)).toHaveLength(LINES);
  },
  START_MS,
);

test(
  "FLT-18 a service under load stops in the same way: it is no longer ready, and cuts and refuses nothing that was sent",
  async () => {
    const service = await start("customer", {});
    const stream = await ask(`${service.url}/events`, { headers: callerHeaders("customer", "GATEWAY"), agent: false });
    const told = text(stream);
    const load = steadyLoad(LINES, `${service.url}/health/live`, {});
    await expect.poll(() => load.answers.length).toBeGreaterThan(LINES * 5);

    await askedToStop(service);
    expect([stream.readableEnded, load.answers.filter(({ isLast }) => isLast)]).toEqual([false, []]);

    await load.over;
    expect(await told).toContain("event: ready");
    expect(await service.child.ended).toMatch(/^customer ended with exit code 0/);
    expect([load.cut, load.answers.filter(({ status }) => status !== 200)]).toEqual([[], []]);
    expect(load.answers.filter(({ isLast }) => isLast)).toHaveLength(LINES);
  },
  START_MS,
);
