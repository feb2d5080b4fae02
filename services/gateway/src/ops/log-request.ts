import type { Logger } from "pino";
import type { Ask } from "../http/ask.ts";
import type { GatewayMetrics } from "./metrics.ts";

/** The statuses of answers that did not end: their client left, or what they were made of broke in the middle (FLT-06). */
const LEFT = 499;
const BROKEN = 502;

/** One line and one observation a request, when its answer has left. Never a query, a variable, a cookie or a ticket. */
export function logRequest(ask: Ask, route: string, metrics: GatewayMetrics, log: Logger): void {
  const began = performance.now();
  ask.res.once("close", () => {
    const ms = performance.now() - began;
    const { req, res, traceId, seen, ledger, site } = ask;
    const method = req.method ?? "GET";
    const status = res.writableFinished ? res.statusCode : seen.broke ? BROKEN : LEFT;
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
