import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { OpenDatabase } from "./database.ts";
import { defaultMetrics } from "./default-metrics.ts";

/** Prometheus metrics of a process. Labels are routes and codes, never values. */
export interface Metrics {
  readonly registry: Registry;
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
  query(): void;
  job(labels: { job: string; outcome: "success" | "failed" }, seconds: number): void;
}

/** `database` is asked when the metrics are read: it opens after them. */
export function createMetrics(service: string, database: () => OpenDatabase | undefined): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  defaultMetrics(registry);
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of HTTP requests by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const jobs = new Histogram({
    name: "job_duration_seconds",
    help: "Duration of jobs and scheduled tasks by name and outcome",
    labelNames: ["job", "outcome"],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers: [registry],
  });
  const statements = new Counter({
    name: "db_statements_total",
    help: "Statements sent to the database",
    registers: [registry],
  });
  new Gauge({
    name: "db_connections",
    help: "Connections of the pool by state; none for the embedded database",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const now = database()?.connections();
      if (now) for (const [state, n] of Object.entries(now)) this.set({ state }, n);
    },
  });
  return {
    registry,
    request: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    query: () => statements.inc(),
    job: (labels, seconds) => jobs.observe(labels, seconds),
  };
}
