import type { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { keepShippingAudit, type AuditSink } from "./audit-ship.ts";
import { callerKey } from "./caller.ts";
import { askingAdmin } from "./caller-service.ts";
import type { OpenDatabase } from "./database.ts";
import { serveDocs } from "./docs.ts";
import { serveEvents } from "./event-stream.ts";
import { openScanner } from "./files/config.ts";
import type { Scanner } from "./files/scanner.ts";
import { followOwners } from "./follow/owners.ts";
import { serveHealth } from "./health.ts";
import { createHttpApp } from "./http-app.ts";
import { beginTasks } from "./jobs/begin-tasks.ts";
import { knowTasks } from "./jobs/clock.ts";
import { NO_JOBS, openJobs } from "./jobs/jobs.ts";
import { TIDY } from "./jobs/tidy.ts";
import { keyedDigest } from "./keyed-digest.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { describeRoutes } from "./openapi.ts";
import { keptScopes, scopeFromAdmin } from "./scope-source.ts";
import type { ServiceConfig } from "./service-config.ts";
import type { ServiceOptions } from "./service-options.ts";
import type { ServiceKey } from "./request-caller.ts";
import { serveRoutes } from "./serve-routes.ts";
import { httpSource } from "./source/http-source.ts";
import { packagedSource, type Source } from "./source/source.ts";
import { openStorage } from "./storage/open.ts";
import type { Storage } from "./storage/storage.ts";
import { forgetTasks } from "./tasks/forget.ts";
import { standingFromAdmin } from "./tasks/standing.ts";
import { createWake } from "./wake.ts";
import { receiversOf } from "./way-out/config.ts";
import { keepDelivering, type Receivers } from "./way-out/work.ts";

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
export const newStages = (): Stages => ({ asked: new AbortController(), leaving: new AbortController() });

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
