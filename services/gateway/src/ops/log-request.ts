import type { Logger } from "pino";
import type { Ask } from "../http/ask.ts";
import type { GatewayMetrics } from "./metrics.ts";

/** One line and one observation a request, when its answer has left. Never a query, a variable, a cookie or a ticket. */
export function logRequest(ask: Ask, route: string, metrics: GatewayMetrics, log: Logger): void {
  const began = performance.now();
  ask.res.once("close", () => {
    const ms = performance.now() - began;
    const { req, res, traceId, seen, ledger, site } = ask;
    const method = req.method ?? "GET";
    const status = res.writableFinished ? res.statusCode : 499;
    metrics.request({ method, route, status }, ms / 1000);
    if (route === "health") return;
    log.info(
      {
        traceId,
        method,
        route,
        path: route === "static" ? ask.path : undefined,
        status,
        ms: Math.round(ms),
        site,
        ...seen,
        calls: ledger,
      },
      "request",
    );
  });
}
