import { fileURLToPath } from "node:url";
import { z } from "zod";
import { stopWith } from "./start-failure.ts";

export type Env = Readonly<Record<string, string | undefined>>;

export const ENVIRONMENTS = ["SIT", "PRD"] as const;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
/** A TCP port from the environment. */
export const Port = z.coerce.number("must be a port number").int().min(1).max(65535);
/** A key. What stands around it was never meant. */
export const Secret = z.string().trim().min(32, "must have at least 32 characters");
/** An http(s) address. */
export const Address = z.url({ protocol: /^https?$/, message: "must be an http(s) address" });

/** Seconds from "not ready" until connections end (FLT-18): as long as what stands before a process takes to notice. */
export const DrainSeconds = z.coerce.number("must be a number of seconds").min(0).max(300);

/** What every process reads. */
export const baseShape = {
  ENVIRONMENT: z.enum(ENVIRONMENTS).default("SIT"),
  HOST: z.string().default("127.0.0.1"),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
  /** Where `/metrics` is answered, of this process; nowhere without it. */
  METRICS_PORT: Port.optional(),
  DRAIN_SECONDS: DrainSeconds.default(3),
};
const BaseShape = z.object(baseShape);

// The same depth from services/kit/src and from a bundle in services/<service>/dist.
const dataDir = fileURLToPath(new URL("../../../.data", import.meta.url));

/** What a process with a database reads. Without DATABASE_URL the database is embedded, under DATA_DIR. */
export const databaseShape = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, message: "must be a postgres:// address" }).optional(),
  DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,40}$/, "must be a small-letter word")
    .default("linehaul"),
  DATA_DIR: z.string().default(dataDir),
};
const DatabaseShape = z.object(databaseShape);
export type DatabaseConfig = z.infer<typeof DatabaseShape>;

/** Empty counts as absent: `docker -e NAME=` and `.env` files write it so. */
const present = (env: Env): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((e): e is [string, string] => e[1] !== undefined && e[1] !== ""));

export type Parsed<T> =
  | { readonly ok: true; readonly config: T }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the environment without side effects; one plain line a problem, never with the value. */
export function parseConfig<S extends z.ZodObject>(shape: S, env: Env): Parsed<z.output<S>> {
  const read = shape.safeParse(present(env));
  return read.success
    ? { ok: true, config: read.data }
    : { ok: false, problems: read.error.issues.map((i) => `${i.path.join(".")}: ${i.message}`) };
}

/** Reads the environment, or ends the process with a clear line per problem and exit code 1. */
export function readConfig<S extends z.ZodObject>(shape: S, env: Env = process.env): z.output<S> {
  const read = parseConfig(shape, env);
  return read.ok ? read.config : stopWith(read.problems.map((p) => `configuration: ${p}`));
}

/** What PRD refuses of where the databases are. */
export const databaseProblems = ({ DATABASE_URL }: DatabaseConfig): string[] =>
  DATABASE_URL === undefined ? ["DATABASE_URL: PRD needs a PostgreSQL server, not the embedded one"] : [];

/** For a command on the databases: where they are, and in which environment. Ends the process as `readConfig` does. */
export function readDatabaseConfig(
  env: Env = process.env,
): DatabaseConfig & Pick<z.infer<typeof BaseShape>, "ENVIRONMENT"> {
  const config = readConfig(BaseShape.extend(databaseShape), env);
  const problems = config.ENVIRONMENT === "PRD" ? databaseProblems(config) : [];
  return problems.length > 0 ? stopWith(problems.map((p) => `configuration: ${p}`)) : config;
}
