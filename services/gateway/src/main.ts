import { createServer } from "node:http";
import { LOG_BEHIND, logOptions } from "@linehaul/kit/log";
import { serveMetrics } from "@linehaul/kit/metrics-port";
import { stopWith } from "@linehaul/kit/start-failure";
import { spareSlow } from "@linehaul/kit/spare-slow";
import { stopOnSignal } from "@linehaul/kit/stop";
import { pino } from "pino";
import { readOperations } from "./compiled/read-operations.ts";
import { parseGatewayConfig } from "./config/config.ts";
import { createGateway } from "./gateway.ts";

// The same depth from services/gateway/src and from a bundle in services/gateway/dist.
const root = new URL("../../../", import.meta.url);

const read = parseGatewayConfig(process.env);
const config = read.ok ? read.config : stopWith(read.problems.map((p) => `gateway configuration: ${p}`));
const log = pino(logOptions("gateway", config.LOG_LEVEL), pino.destination(LOG_BEHIND));
const gateway = createGateway({
  config,
  log,
  operations: readOperations(new URL("schema/graph/operations.json", root)),
  dist: new URL("web/dist/", root),
  version: process.env["npm_package_version"] ?? "0.1.0",
});

const { HOST, METRICS_PORT } = config;
await serveMetrics({ host: HOST, port: METRICS_PORT, registry: gateway.registry }).catch((error: unknown) =>
  stopWith([`gateway: ${error instanceof Error ? error.message : String(error)}`]),
);

const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000 }, gateway.listener);
spareSlow(server);
server.on("error", (error: NodeJS.ErrnoException) =>
  stopWith([
    error.code === "EADDRINUSE"
      ? `gateway: port ${config.GATEWAY_PORT} is taken; free it or set GATEWAY_PORT`
      : `gateway: it can't listen: ${error.message}`,
  ]),
);
stopOnSignal({ server, log, drainSeconds: config.DRAIN_SECONDS, ...gateway });
server.listen(config.GATEWAY_PORT, config.HOST, () => log.info({ port: config.GATEWAY_PORT }, "gateway listens"));
