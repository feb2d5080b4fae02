import { defaultMetrics } from "@linehaul/kit/default-metrics";
import type { Service } from "@linehaul/schema/route";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Recorded } from "../signin/login-recorder.ts";
import type { LedgerEntry } from "../upstream/ledger.ts";

/** Prometheus metrics of the gateway. Labels are routes, operations and codes, never values. */
export interface GatewayMetrics {
  readonly registry: Registry;
  request(labels: { readonly method: string; readonly route: string; readonly status: number }, seconds: number): void;
  /** Persisted operations by name; a document of a user's own is `own`. */
  operation(name: string, seconds: number): void;
  call(entry: LedgerEntry): void;
  /** A service's pool of connections was stuck, and a new one took its place. */
  renewed(service: Service): void;
  /** Which services' pools are stuck is asked when the metrics are read. */
  watch(stuck: () => readonly Service[]): void;
  /** Are rates counted for all gateways together? Asked when the metrics are read. */
  watchRates(isShared: () => boolean): void;
  /** A service's event stream said something. */
  heard(service: Service): void;
  /** What became of an entry of the login log (SYS-06). */
  login(outcome: Recorded): void;
}

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 20];

export function createGatewayMetrics(): GatewayMetrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service: "gateway" });
  defaultMetrics(registry);
  const histogram = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Histogram({ name, help, labelNames, buckets, registers: [registry] });
  const requests = histogram("http_request_duration_seconds", "HTTP requests by route and status", [
    "method",
    "route",
    "status",
  ]);
  const operations = histogram("graphql_operation_duration_seconds", "GraphQL operations by name", ["operation"]);
  const calls = histogram("upstream_call_duration_seconds", "Calls to the services by route, status and code", [
    "upstream",
    "route",
    "status",
    "code",
  ]);
  const logins = new Counter({
    name: "login_log_entries_total",
    help: "Entries of the login log by what became of them: written, retried, dropped, displaced (a refusal that gave way)",
    labelNames: ["outcome"],
    registers: [registry],
  });
  const renewals = new Counter({
    name: "upstream_pools_renewed_total",
    help: "Pools of connections that were stuck, and that a new one took the place of",
    labelNames: ["upstream"],
    registers: [registry],
  });
  const words = new Map<Service, number>();
  new Gauge({
    name: "event_stream_silent_seconds",
    help: "Time since the last word of a service's event stream, heartbeats among them",
    labelNames: ["upstream"],
    registers: [registry],
    collect() {
      for (const [upstream, at] of words) this.set({ upstream }, (performance.now() - at) / 1000);
    },
  });
  return {
    registry,
    heard: (service) => void words.set(service, performance.now()),
    renewed: (upstream) => renewals.inc({ upstream }),
    watch: (stuck) =>
      void new Gauge({
        name: "upstream_pool_stuck",
        help: "1 while calls to the service wait though no connection has one",
        labelNames: ["upstream"],
        registers: [registry],
        collect() {
          this.reset();
          for (const upstream of stuck()) this.set({ upstream }, 1);
        },
      }),
    watchRates: (isShared) =>
      void new Gauge({
        name: "rates_shared",
        help: "1 while rates are counted in Redis for all gateways, 0 while this one counts by itself",
        registers: [registry],
        collect() {
          this.set(isShared() ? 1 : 0);
        },
      }),
    login: (outcome) => logins.inc({ outcome }),
    request: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    operation: (operation, seconds) => operations.observe({ operation }, seconds),
    call: ({ service, route, status, code, ms }) =>
      calls.observe(
        { upstream: service, route, status: String(status ?? "none"), code: String(code ?? "none") },
        ms / 1000,
      ),
  };
}
