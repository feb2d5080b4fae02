import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";
import { ANSWER_HEADERS } from "./answer-headers.ts";
import { StartFailure } from "./start-failure.ts";

interface Options {
  readonly host: string;
  /** None: metrics are told to nobody. */
  readonly port: number | undefined;
  readonly registry: Registry;
}

/**
 * `/metrics` for Prometheus, on a port of its own: which routes are asked how often is for those who operate, so it is never
 * answered where users come in. It holds nothing up that stops.
 */
export async function serveMetrics({ host, port, registry }: Options): Promise<Server | null> {
  if (port === undefined) return null;
  const server = createServer((req, res) => {
    req.resume();
    const send = (status: number, type: string, text: string): void => {
      res.writeHead(status, { ...ANSWER_HEADERS, "content-type": type, "cache-control": "no-store" }).end(text);
    };
    if (req.method !== "GET" || req.url !== "/metrics") return send(404, "text/plain", "Not found.");
    registry.metrics().then(
      (text) => send(200, registry.contentType, text),
      () => send(500, "text/plain", "The metrics can't be read."),
    );
  });
  server.unref().listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`no metrics on port ${port} (${why}): free it, or set another METRICS_PORT`, {
      cause: error,
    });
  }
  return server;
}
