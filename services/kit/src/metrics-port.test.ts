import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { serveMetrics } from "./metrics-port.ts";
import { createMetrics } from "./metrics.ts";
import { StartFailure } from "./start-failure.ts";
import { misnamed } from "./testing/metric-names.ts";

const host = "127.0.0.1";
const Address = z.object({ port: z.int() });
const { registry } = createMetrics("order", () => undefined);

test("SEC-19 metrics are told on a port of their own, and nothing else is", async () => {
  const server = await serveMetrics({ host, port: 0, registry });
  onTestFinished(() => void server?.close());
  const url = `http://${host}:${Address.parse(server?.address()).port}`;
  const answer = await fetch(`${url}/metrics`);
  expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
  expect(await answer.text()).toContain('db_statements_total{service="order"} 0');
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: "POST", body: "x" })).status).toBe(404);
});

test("SEC-19 without a port they are told nowhere, and a taken one is said by its variable", async () => {
  expect(await serveMetrics({ host, port: undefined, registry })).toBeNull();
  const other = createServer().listen(0, host);
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const { port } = Address.parse(other.address());
  const told = serveMetrics({ host, port, registry });
  await expect(told).rejects.toThrow(StartFailure);
  await expect(told).rejects.toThrow(new RegExp(`port ${port} .*another METRICS_PORT`));
});

test("FLT-10 what is told is named as Prometheus wants, and as promtool does where it is at hand", async () => {
  expect(misnamed(await registry.metrics())).toEqual([]);
});
