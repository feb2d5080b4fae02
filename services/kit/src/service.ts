import type { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Route, Service } from "@linehaul/schema/route";
import { auditToAdmin, keepShippingAudit, type AuditSink } from "./audit-ship.ts";
import { callerKey } from "./caller.ts";
import { askingAdmin } from "./caller-service.ts";
import { openDatabase, type Db, type OpenDatabase } from "./database.ts";
import { serveDocs } from "./docs.ts";
import { serveEvents } from "./event-stream.ts";
import { openScanner } from "./files/config.ts";
import type { Scanner } from "./files/scanner.ts";
import type { Feature } from "./feature.ts";
import type { Copying } from "./follow/copying.ts";
import { followOwners } from "./follow/owners.ts";
import { serveHealth } from "./health.ts";
import { createHttpApp } from "./http-app.ts";
import { beginTasks } from "./jobs/begin-tasks.ts";
import { knowTasks } from "./jobs/clock.ts";
import { NO_JOBS, openJobs } from "./jobs/jobs.ts";
import type { ScheduledTask } from "./jobs/task.ts";
import { TIDY } from "./jobs/tidy.ts";
import { keyedDigest, type KeyedDigest } from "./keyed-digest.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { serveMetrics } from "./metrics-port.ts";
import { describeRoutes } from "./openapi.ts";
import { keptScopes, scopeFromAdmin, type ScopeSource } from "./scope-source.ts";
import { readServiceConfig, type ServiceConfig } from "./service-config.ts";
import type { ServiceKey } from "./request-caller.ts";
import { serveRoutes, type RouteKeys } from "./serve-routes.ts";
import { httpSource } from "./source/http-source.ts";
import { packagedSource, type Source } from "./source/source.ts";
import { StartFailure, stopWith } from "./start-failure.ts";
import { stopOnSignal } from "./stop.ts";
import { openStorage } from "./storage/open.ts";
import type { Storage } from "./storage/storage.ts";
import { forgetTasks } from "./tasks/forget.ts";
import { standingFromAdmin, type StandingSource } from "./tasks/standing.ts";
import { createWake } from "./wake.ts";
import { receiversOf } from "./way-out/config.ts";
import type { KeptStates } from "./way-out/kept-state.ts";
import { keepDelivering, type Composes, type Receivers } from "./way-out/work.ts";
import { claimForProduction } from "./whose-data.ts";
import type { Guard } from "./write.ts";

export interface ServiceOptions {
  readonly service: Service;
  readonly features: readonly Feature[];
  /** The folder of the service's migrations, as a file: URL. */
  readonly migrations: URL;
  /** Where row scopes come from; asked of the admin service by default. */
  readonly scopes?: (db: Db) => ScopeSource;
  /** Who tells what a user may now; the admin service by default. */
  readonly standing?: (db: Db) => StandingSource;
  /** Keys beside the service's own that a route takes. */
  readonly also?: (config: ServiceConfig) => NonNullable<RouteKeys["also"]>;
  /** Stands around every write of every feature, so that none can forget it. */
  readonly guard?: Guard;
  /** Runs once the database is open, before anything is answered. */
  readonly prepare?: (db: Db) => Promise<void>;
  /** What it does by the clock, beside what every service does. */
  readonly tasks?: readonly ScheduledTask[];
  /** Where it keeps, on a thing's own row, how what outside systems are told of it does. */
  readonly keeps?: KeptStates;
  /** How it makes what outside systems are sent of what it keeps. */
  readonly composes?: (digest: KeyedDigest, config: ServiceConfig) => Composes;
  /** Base data that comes with the release, where no source of it is configured (SYS-07). */
  readonly packaged?: (what: string) => unknown;
  /** Of its routes, those that answer for copies that other services keep. */
  readonly copied?: readonly Route[];
  /** Rows of other services that it keeps copies of, by their owner. */
  readonly copies?: Readonly<Partial<Record<Service, readonly Copying[]>>>;
  /** Whether demo data stands in the database, where no mark says so. */
  readonly holdsDemo?: (db: Db) => Promise<boolean>;
}

interface BuildOptions extends ServiceOptions {
  readonly config: ServiceConfig;
  readonly database: OpenDatabase;
  /** Where files are kept; what the configuration names by default. */
  readonly storage?: Storage;
  /** Looks at files for what harms; what the configuration names by default. */
  readonly scanner?: Scanner;
  readonly metrics?: Metrics;
  readonly now?: () => Date;
  readonly logTo?: Writable;
  /** Where audit rows go from here; absent in the admin service, whose own table is the trail. */
  readonly audit?: AuditSink;
  /** With them it does what outlives a request, and what the clock asks for; else nothing but what is answered. */
  readonly jobs?: typeof openJobs;
  /** Outside systems that it tells; those of the configuration by default. */
  readonly receivers?: Receivers;
  /** Where base data is pulled from; what the configuration names by default. */
  readonly source?: Source;
  /** It keeps its copies of other services' rows as these are; it does in a process of its own. */
  readonly isFollowing?: true;
  /** How far the process is in stopping. */
  readonly stops?: Stages;
}

/** `asked`: others are to be asked instead. `leaving`: its connections end, and streams, which never would by themselves. */
interface Stages {
  readonly asked: AbortController;
  readonly leaving: AbortController;
}
const newStages = (): Stages => ({ asked: new AbortController(), leaving: new AbortController() });

const nothingPackaged = (what: string): never => {
  throw new Error(`no ${what} come with the release`);
};
const sourceOf = ({ BASE_DATA_URL: url }: ServiceConfig, { packaged = nothingPackaged }: ServiceOptions): Source =>
  url === undefined ? packagedSource(packaged) : httpSource(url);

/** Whoever follows may ask for copies. */
const copyKeys = ({ copied = [] }: ServiceOptions, followers: readonly ServiceKey[]) =>
  copied.flatMap((route) => followers.map((by) => ({ ...by, route })));

/** The service on an open database, without listening: tests ask it by `inject`. */
export async function buildService(options: BuildOptions): Promise<FastifyInstance> {
  const { service, config, database } = options;
  const features = options.features.filter((of) => config.ENVIRONMENT !== "PRD" || of.notInProduction !== true);
  const { db } = database;
  const metrics = options.metrics ?? createMetrics(service, () => database);
  const now = options.now ?? (() => new Date());
  const app = createHttpApp({
    name: service,
    logLevel: config.LOG_LEVEL,
    metrics,
    ...(options.logTo && { logTo: options.logTo }),
  });
  const stopping = new AbortController();
  app.addHook("preClose", async () => stopping.abort());
  const { asked, leaving } = options.stops ?? newStages();
  const key = callerKey(config.CALLER_KEY);
  const followers = config.FOLLOWERS.map((by) => ({ signer: by.service, key: callerKey(by.key) }));
  const wake = createWake();
  const digest = keyedDigest(config.CALLER_KEY);
  const storage = options.storage ?? openStorage(service, config);
  const scanner = options.scanner ?? openScanner(config);
  const scopes = keptScopes(options.scopes?.(db) ?? scopeFromAdmin(askingAdmin(service, config)));
  const standing = options.standing?.(db) ?? standingFromAdmin(askingAdmin(service, config));
  const running = new Map<string, AbortController>();
  const kinds = features.flatMap(({ work = [] }) => work);
  const own = (options.tasks ?? []).filter(({ ofDemo }) => config.DEMO_TASKS || ofDemo !== true);
  const tasks = [...TIDY, ...(kinds.length > 0 ? [forgetTasks(kinds)] : []), ...own];
  await options.prepare?.(db);
  await knowTasks(db, tasks, now());
  const jobs = (await options.jobs?.(database, app.log)) ?? null;
  await describeRoutes(app, service);
  serveRoutes(app, {
    service,
    features,
    keys: { key, also: [...(options.also?.(config) ?? []), ...copyKeys(options, followers)] },
    around: {
      db,
      storage,
      scanner,
      source: options.source ?? sourceOf(config, options),
      storeLink: config.STORE_LINK_URL,
      standing,
      running,
      scopes,
      wake,
      now,
      jobs: jobs ?? NO_JOBS,
      guard: options.guard,
      digest,
    },
  });
  const ends = AbortSignal.any([stopping.signal, leaving.signal]);
  serveEvents(app, { service, key, followers, db, wake, stopping: ends });
  serveHealth(app, db, asked.signal);
  serveDocs(app);
  if (jobs !== null) {
    const asks = { kinds, jobs, storage, scopes, standing, running };
    const doing = { service, db, tasks, ...asks, now, metrics, log: app.log, ring: () => wake.ring() };
    const done = beginTasks(doing, jobs, stopping.signal);
    // The database is open until what is being done has ended.
    app.addHook("onClose", () => done);
    const receivers = options.receivers ?? receiversOf(service, config);
    const { keeps } = options;
    const composes = options.composes?.(digest, config);
    const about = {
      service,
      db,
      receivers,
      keeps,
      composes,
      now,
      metrics,
      log: app.log,
      wake,
      stopping: stopping.signal,
    };
    const delivered = keepDelivering(about);
    app.addHook("onClose", () => delivered);
  }
  if (options.audit) {
    const shipping = keepShippingAudit({ db, sink: options.audit, wake, stopping: stopping.signal, log: app.log });
    // The database is open until the last row on its way has been told.
    app.addHook("onClose", () => shipping);
  }
  if (options.isFollowing) {
    const followed = followOwners(config, options, { service, db, now, log: app.log, signal: stopping.signal });
    // The database is open until what was heard is obeyed.
    app.addHook("onClose", () => followed);
  }
  await app.ready();
  return app;
}

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
