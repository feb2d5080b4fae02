import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePorts, isFree } from "./ports.ts";
import { startStack } from "./stack.ts";
import { BROKEN, planOf, WELL } from "./testing/part.ts";

test("starts a process, waits until it is ready, and stops it in peace", async () => {
  const plan = await planOf(WELL);
  const stack = await startStack(plan);
  expect(await isFree(plan.part.port)).toBe(false);
  await stack.stop();
  expect(await isFree(plan.part.port)).toBe(true);
  expect(readFileSync(join(stack.logs, "order.log"), "utf8")).toContain("stopping");
});

test("tells the engine what the plan says", async () => {
  const plan = await planOf(WELL.replace("String(process.pid)", "JSON.stringify(process.execArgv)"));
  const stack = await startStack(plan);
  onTestFinished(() => stack.stop());
  const told: unknown = await (await fetch(`http://127.0.0.1:${plan.part.port}/`)).json();
  expect(told).toEqual(expect.arrayContaining([...plan.part.flags]));
});

test("a process that can't start is told by its own last line", async () => {
  await expect(startStack(await planOf(BROKEN))).rejects.toThrow(
    /^order ended with exit code 1: the database can't be opened: check DATABASE_URL \(log: .*order\.log\)$/,
  );
});

test("a taken port is told with what to do", async () => {
  const plan = await planOf(WELL);
  const other = createServer().listen(plan.part.port, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  await expect(startStack(plan)).rejects.toThrow(
    `port ${plan.part.port} (order) is taken: stop what uses it (is Linehaul running already?), or choose another with ORDER_PORT=<port>`,
  );
});

test("SEC-19 a process is told where its metrics go, and a taken port there is told too", async () => {
  const plan = await planOf(WELL.replace("String(process.pid)", "String(process.env.METRICS_PORT)"));
  const [, metricsPort = 0] = await freePorts(2);
  const counted = { ...plan, parts: [{ ...plan.part, metricsPort }] };
  const stack = await startStack(counted);
  expect(await (await fetch(`http://127.0.0.1:${plan.part.port}/`)).text()).toBe(String(metricsPort));
  await stack.stop();
  const other = createServer().listen(metricsPort, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  await expect(startStack(counted)).rejects.toThrow(
    /^port \d+ \(metrics of order\) is taken: .* with METRICS_PORT=<port>$/,
  );
});

test("a process that dies breaks the stack, one that was asked to end does not", async () => {
  const plan = await planOf(WELL);
  const stack = await startStack(plan);
  await stack.halt("order", "kill");
  await stack.resume("order");
  const [child] = [await pidOf(plan.part.port)];
  process.kill(child, "SIGKILL");
  expect(await stack.broken).toMatch(/^order ended by SIGKILL/);
  await stack.stop();
});

/** The process that listens there, which says so itself. */
async function pidOf(port: number): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${port}/pid`)).text());
}
