import { misnamed } from "@linehaul/kit/testing/metric-names";
import { expect, test } from "vitest";
import { createGatewayMetrics } from "./metrics.ts";

test("FLT-10 what the gateway tells is named as Prometheus wants, and as promtool does where it is at hand", async () => {
  const metrics = createGatewayMetrics();
  metrics.watch(() => ["admin"]);
  expect(await metrics.registry.metrics()).toContain('upstream_pool_stuck{upstream="admin",service="gateway"} 1');
  expect(misnamed(await metrics.registry.metrics())).toEqual([]);
});
