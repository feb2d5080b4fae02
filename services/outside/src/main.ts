import { createMetrics } from "@linehaul/kit/metrics";
import { serveMetrics } from "@linehaul/kit/metrics-port";
import { StartFailure, stopWith } from "@linehaul/kit/start-failure";
import { stopOnSignal } from "@linehaul/kit/stop";
import { buildOutside } from "./app.ts";
import { parseOutsideConfig } from "./config.ts";

const read = parseOutsideConfig(process.env);
if (!read.ok) stopWith(read.problems.map((problem) => `outside configuration: ${problem}`));
const { HOST, METRICS_PORT, OUTSIDE_PORT, CUSTOMS_KEY, OUTLET_KEY, BDUS_KEY, MAIL_KEY, LOG_LEVEL, DRAIN_SECONDS } =
  read.config;
const stopping = new AbortController();
const keys = { CUSTOMS: CUSTOMS_KEY, OUTLET: OUTLET_KEY, BDUS: BDUS_KEY, MAIL: MAIL_KEY };
const app = buildOutside({ logLevel: LOG_LEVEL, keys, stopping: stopping.signal });
stopOnSignal({
  server: app.server,
  log: app.log,
  drainSeconds: DRAIN_SECONDS,
  notReady: () => stopping.abort(),
  endStreams: () => undefined,
  close: () => app.close(),
});
try {
  await serveMetrics({ host: HOST, port: METRICS_PORT, registry: createMetrics("outside", () => undefined).registry });
  await app.listen({ host: HOST, port: OUTSIDE_PORT });
} catch (error) {
  if (error instanceof StartFailure) stopWith([`outside: ${error.message}`]);
  const why = error instanceof Error ? error.message : String(error);
  stopWith([`outside: can't listen on port ${OUTSIDE_PORT} (${why}): stop what uses it, or set OUTSIDE_PORT`]);
}
