import { createMetrics } from "@linehaul/kit/metrics";
import { serveMetrics } from "@linehaul/kit/metrics-port";
import { StartFailure, stopWith } from "@linehaul/kit/start-failure";
import { stopOnSignal } from "@linehaul/kit/stop";
import { buildSignon } from "./app.ts";
import { parseSignonConfig } from "./config.ts";
import { demoUsers } from "./users.ts";

const read = parseSignonConfig(process.env);
if (!read.ok) stopWith(read.problems.map((problem) => `signon configuration: ${problem}`));
const { HOST, METRICS_PORT, SIGNON_PORT, CAS_URL, SITE_ORIGINS, LOG_LEVEL, TRUST_PROXY } = read.config;
const stopping = new AbortController();

const metrics = createMetrics("signon", () => undefined);
const app = await buildSignon(
  { casUrl: new URL(CAS_URL), sites: SITE_ORIGINS, users: await demoUsers(), now: Date.now },
  { logLevel: LOG_LEVEL, trustProxy: TRUST_PROXY, stopping: stopping.signal },
  metrics,
);
stopOnSignal({
  server: app.server,
  log: app.log,
  drainSeconds: read.config.DRAIN_SECONDS,
  notReady: () => stopping.abort(),
  endStreams: () => undefined,
  close: () => app.close(),
});
try {
  await serveMetrics({ host: HOST, port: METRICS_PORT, registry: metrics.registry });
  await app.listen({ host: HOST, port: SIGNON_PORT });
} catch (error) {
  if (error instanceof StartFailure) stopWith([`signon: ${error.message}`]);
  const why = error instanceof Error ? error.message : String(error);
  stopWith([`signon: can't listen on port ${SIGNON_PORT} (${why}): stop what uses it, or set SIGNON_PORT`]);
}
