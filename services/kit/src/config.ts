import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Service } from "@linehaul/schema/route";
import { boundsShape } from "./database-bounds.ts";
import { DEMO_KEYS, isDemoKey } from "./demo-keys.ts";
import { stopWith } from "./start-failure.ts";

type Env = Readonly<Record<string, string | undefined>>;

export const ENVIRONMENTS = ["SIT", "PRD"] as const;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
/** A TCP port from the environment. */
export const Port = z.coerce.number("must be a port number").int().min(1).max(65535);
/** An HMAC key. */
export const Secret = z.string().min(32, "must have at least 32 characters");
const url = z.url({ protocol: /^https?$/, message: "must be an http(s) address" });

/** What every process reads. */
export const baseShape = {
  ENVIRONMENT: z.enum(ENVIRONMENTS).default("SIT"),
  HOST: z.string().default("127.0.0.1"),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
  /** Where `/metrics` is answered, of this process; nowhere without it. */
  METRICS_PORT: Port.optional(),
};

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
export const DatabaseConfig = z.object(databaseShape);
export type DatabaseConfig = z.infer<typeof DatabaseConfig>;

const PORTS = { admin: 4301, customer: 4302, order: 4303 } as const satisfies Record<Service, number>;
const KEYS = {
  admin: "CALLER_KEY_ADMIN",
  customer: "CALLER_KEY_CUSTOMER",
  order: "CALLER_KEY_ORDER",
} as const satisfies Record<Service, keyof typeof DEMO_KEYS>;

/** What a REST service reads. PORT and CALLER_KEY are its own `<SERVICE>_PORT` and `CALLER_KEY_<SERVICE>`. */
export const serviceShape = (service: Service) => ({
  ...baseShape,
  ...databaseShape,
  ...boundsShape,
  PORT: Port.default(PORTS[service]),
  CALLER_KEY: Secret.default(DEMO_KEYS[KEYS[service]]),
  SCOPE_KEY: Secret.default(DEMO_KEYS.SCOPE_KEY),
  ADMIN_URL: url.default(`http://127.0.0.1:${PORTS.admin}`),
});
export type ServiceConfig = z.infer<z.ZodObject<ReturnType<typeof serviceShape>>>;

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

/** What PRD refuses: public secrets and the embedded database. */
export function productionProblems(config: ServiceConfig, service: Service): string[] {
  if (config.ENVIRONMENT !== "PRD") return [];
  return [
    ...(config.DATABASE_URL === undefined ? ["DATABASE_URL: PRD needs a PostgreSQL server, not the embedded one"] : []),
    ...(isDemoKey(config.CALLER_KEY) ? [`${KEYS[service]}: PRD refuses the demo secret`] : []),
    ...(isDemoKey(config.SCOPE_KEY) ? ["SCOPE_KEY: PRD refuses the demo secret"] : []),
  ];
}

/** The environment of one service, its own names mapped to PORT and CALLER_KEY. */
export function parseServiceConfig(service: Service, env: Env): Parsed<ServiceConfig> {
  const names = { PORT: `${service.toUpperCase()}_PORT`, CALLER_KEY: KEYS[service] };
  const own = { ...env, PORT: env[names.PORT], CALLER_KEY: env[names.CALLER_KEY] };
  const read = parseConfig(z.object(serviceShape(service)), own);
  if (!read.ok)
    return {
      ok: false,
      problems: read.problems.map((p) =>
        p.replace(/^(PORT|CALLER_KEY)(?=:)/, (n) => (n === "PORT" ? names.PORT : names.CALLER_KEY)),
      ),
    };
  const refused = productionProblems(read.config, service);
  return refused.length > 0 ? { ok: false, problems: refused } : read;
}

export function readServiceConfig(service: Service, env: Env = process.env): ServiceConfig {
  const read = parseServiceConfig(service, env);
  return read.ok ? read.config : stopWith(read.problems.map((p) => `${service} configuration: ${p}`));
}
