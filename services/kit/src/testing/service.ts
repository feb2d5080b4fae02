import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { envelope } from "@linehaul/schema/envelope";
import { type Button, BUTTONS } from "@linehaul/schema/modules";
import type { Standing } from "@linehaul/schema/permissions/standing";
import type { Route, RouteInput, RouteResult, Service } from "@linehaul/schema/route";
import type { RowScope } from "@linehaul/schema/scope";
import { SITE_CODES } from "@linehaul/schema/sites";
import { callerKey, signCaller, type Caller } from "../caller.ts";
import type { OpenDatabase } from "../database.ts";
import type { openJobs } from "../jobs/jobs.ts";
import type { Scanner } from "../files/scanner.ts";
import type { Metrics } from "../metrics.ts";
import type { Source } from "../source/source.ts";
import type { Storage } from "../storage/storage.ts";
import type { StandingSource } from "../tasks/standing.ts";
import { buildService } from "../build-service.ts";
import type { ServiceOptions } from "../service-options.ts";
import { parseServiceConfig, type ServiceConfig } from "../service-config.ts";
import type { Receivers } from "../way-out/work.ts";

/** Files of tests go where nobody misses them. */
const DATA_DIR = join(tmpdir(), `linehaul-test-${process.pid}`);

const configs = new Map<Service, ServiceConfig>();
/** The configuration of a machine that sets nothing but where its files are, and says nothing; read once, for every request of a test asks for it. */
export function testConfig(service: Service): ServiceConfig {
  const known = configs.get(service);
  if (known !== undefined) return known;
  const read = parseServiceConfig(service, { LOG_LEVEL: "silent", DATA_DIR });
  if (!read.ok) throw new Error(read.problems.join("; "));
  configs.set(service, read.config);
  return read.config;
}

const EVERYTHING: Standing = { buttons: [...BUTTONS], scope: "all" };
/** Every row of every site. */
export const EVERY_ROW: RowScope = { sites: [...SITE_CODES], countries: null, orgs: null, customers: null };

interface TestServiceOptions extends ServiceOptions {
  readonly database: OpenDatabase;
  readonly now?: () => Date;
  readonly metrics?: Metrics;
  /** Where files are kept; a folder of the test process by default. */
  readonly storage?: Storage;
  readonly scanner?: Scanner;
  /** Where base data is pulled from; what comes with the release by default. */
  readonly source?: Source;
  /** For tests of what outlives a request. */
  readonly jobs?: typeof openJobs;
  /** Scheduled tasks keep their time. */
  readonly isTimed?: true;
  readonly logTo?: Writable;
  /** What production leaves out is left out. */
  readonly isProduction?: true;
  /** Outside systems; with `jobs`, what is owed them is sent. */
  readonly receivers?: Receivers;
  /** What a test's users may at the moment; everything, with the rows of version `all`, by default. */
  readonly standingOf?: StandingSource;
  /** The row scope of each version that a test's callers name; every row for the others. */
  readonly scopeOf?: Readonly<Record<string, RowScope>>;
}

/** The 29th of February: what the clock does to rows happens in no test that did not ask for it, at whatever minute it runs. */
const NEVER = "0 0 29 2 *";

/** The service on a test database, asked without a socket; its scheduled tasks run when they are asked for, unless it is timed. Close it after the tests. */
export function testService(options: TestServiceOptions): Promise<FastifyInstance> {
  const { scopeOf = {}, standingOf = async () => EVERYTHING, tasks = [] } = options;
  return buildService({
    ...options,
    tasks: options.isTimed ? tasks : tasks.map((task) => ({ ...task, cron: NEVER })),
    config: { ...testConfig(options.service), ...(options.isProduction && { ENVIRONMENT: "PRD" }) },
    scopes: options.scopes ?? (() => async (version) => scopeOf[version] ?? EVERY_ROW),
    standing: options.standing ?? (() => standingOf),
  });
}

/** A caller's headers, signed with the service's demo key. */
export function callerHeaders(service: Service, button: Button, more: Partial<Caller> = {}): { authorization: string } {
  const caller: Caller = {
    aud: service,
    user: "u-1",
    userName: "admin",
    role: "r-1",
    site: "MY",
    scope: "all",
    ...more,
    button,
  };
  return { authorization: `Bearer ${signCaller(callerKey(testConfig(service).CALLER_KEY), caller)}` };
}

/** An answered envelope with its HTTP status. */
export interface Asked<R extends Route> extends Omit<z.infer<typeof Answer>, "result"> {
  readonly status: number;
  readonly result: RouteResult<R> | undefined;
}
const Answer = envelope(z.unknown());
const read = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => schema.parse(value);

export interface AskOptions {
  /** By default the route's first button. */
  readonly button?: Button;
  readonly caller?: Partial<Caller>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks a route of its contract as the gateway would, and reads the answer by the contract. */
export async function ask<const R extends Route>(
  app: FastifyInstance,
  route: R,
  input: RouteInput<R>,
  { button = route.may[0], caller = {}, headers = {} }: AskOptions = {},
): Promise<Asked<R>> {
  const parts = Parts.parse(input);
  const path = route.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(parts.params[name] ?? ""));
  const answered = await app.inject({
    method: route.method,
    url: path,
    query: parts.query,
    headers: { ...callerHeaders(route.service, button, caller), ...headers },
    ...(parts.body !== undefined && { payload: parts.body }),
  });
  const { result: found, ...rest } = Answer.parse(answered.json());
  const schema: R["result"] = route.result;
  return { ...rest, status: answered.statusCode, result: rest.code === 0 ? read(schema, found) : undefined };
}
const Parts = z.object({
  params: z.record(z.string(), z.string()).default({}),
  query: z.record(z.string(), z.string()).default({}),
  body: z.record(z.string(), z.unknown()).optional(),
});

/** The result of a route that must succeed. */
export async function result<const R extends Route>(
  app: FastifyInstance,
  route: R,
  input: RouteInput<R>,
  options: AskOptions = {},
): Promise<RouteResult<R>> {
  const asked = await ask(app, route, input, options);
  if (asked.result === undefined)
    throw new Error(`${route.path} answered ${asked.code}: ${JSON.stringify(asked.fields ?? asked.msg)}`);
  return asked.result;
}
