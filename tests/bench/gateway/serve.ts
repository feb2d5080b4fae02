// The gateway as users run it: permissions on, log lines written, events followed. `LANE=false` leaves all to Yoga.
import { createServer } from "node:http";
import { parseGatewayConfig } from "@linehaul/gateway/config/config";
import { createGateway } from "@linehaul/gateway/gateway";
import { LOG_BEHIND, logOptions } from "@linehaul/kit/log";
import { pino } from "pino";
import { listen, measured } from "./child.ts";
import { registered } from "./operations.ts";

const read = parseGatewayConfig(process.env);
if (!read.ok) throw new Error(read.problems.join("\n"));
const gateway = createGateway({
  config: read.config,
  operations: registered,
  log: pino(logOptions("gateway", read.config.LOG_LEVEL), pino.destination(LOG_BEHIND)),
  dist: new URL("no-console/", import.meta.url),
  version: "bench",
  lane: process.env["LANE"] !== "false",
});
listen(createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000 }, gateway.listener), measured);
