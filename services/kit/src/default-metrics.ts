import { collectDefaultMetrics, type Registry } from "prom-client";

/** What ends in `_total` counts (FLT-10), and these of prom-client's do not: each is the sum of the gauge without the ending. */
const MISNAMED = [
  "nodejs_active_resources_total",
  "nodejs_active_handles_total",
  "nodejs_active_requests_total",
] as const;

/** What every process tells of itself: its time, its memory, its event loop. */
export function defaultMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
}
