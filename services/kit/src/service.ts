import type { FastifyInstance } from "fastify";
import { auditToAdmin } from "./audit-ship.ts";
import { buildService, newStages } from "./build-service.ts";
import { askingAdmin } from "./caller-service.ts";
import { openDatabase, type OpenDatabase } from "./database.ts";
import { openJobs } from "./jobs/jobs.ts";
import { createMetrics } from "./metrics.ts";
import { serveMetrics } from "./metrics-port.ts";
import { readServiceConfig, type ServiceConfig } from "./service-config.ts";
import type { ServiceOptions } from "./service-options.ts";
import { StartFailure, stopWith } from "./start-failure.ts";
import { stopOnSignal } from "./stop.ts";
import { claimForProduction } from "./whose-data.ts";

/** What a failed start tells the one who started it. */
function lineOf(error: unknown, config: ServiceConfig): string | null {
  if (error instanceof StartFailure) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return `port ${config.PORT} is taken: stop what uses it, or set another port`;
  if (code === "EACCES") return `port ${config.PORT} may not be opened: set a higher one`;
  return null;
}

/**
 * Reads the configuration, opens the database and listens until SIGTERM or SIGINT. What keeps it from starting is one clear line
 * and exit code 1.
 */
export async function startService(options: ServiceOptions): Promise<FastifyInstance> {
  const { service, migrations } = options;
  const config = readServiceConfig(service);
  let database: OpenDatabase | undefined;
  let app: FastifyInstance | undefined;
  const metrics = createMetrics(service, () => database);
  const stops = newStages();
  try {
    const opened = (database = await openDatabase({ service, migrations, config, count: () => metrics.query() }));
    if (config.ENVIRONMENT === "PRD") await claimForProduction(opened.db, options.holdsDemo);
    const built = (app = await buildService({
      ...options,
      config,
      stops,
      database: opened,
      metrics,
      jobs: openJobs,
      isFollowing: true,
      ...(service === "admin" ? {} : { audit: auditToAdmin(askingAdmin(service, config)) }),
    }));
    await serveMetrics({ host: config.HOST, port: config.METRICS_PORT, registry: metrics.registry });
    stopOnSignal({
      server: built.server,
      log: built.log,
      drainSeconds: config.DRAIN_SECONDS,
      notReady: () => stops.asked.abort(),
      endStreams: () => stops.leaving.abort(),
      close: () => built.close().then(() => opened.close()),
    });
    await built.listen({ host: config.HOST, port: config.PORT });
    built.log.info({ database: opened.kind, port: config.PORT }, "listening");
    return built;
  } catch (error) {
    await app?.close();
    await database?.close();
    const line = lineOf(error, config);
    if (line === null) throw error;
    return stopWith([`${service}: ${line}`]);
  }
}
