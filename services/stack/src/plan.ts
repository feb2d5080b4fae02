import { join } from "node:path";
import { ENGINE } from "@linehaul/gateway/engine";
import { ALLOCATOR, SERVICE_ENGINE } from "@linehaul/kit/engine";
import { baseShape, databaseShape, DrainSeconds, parseConfig, Port, type Parsed } from "@linehaul/kit/config";
import { localOrigins, SiteOrigins } from "@linehaul/kit/site-origins";
import type { SiteCode } from "@linehaul/schema/sites";
import { z } from "zod";
import { ROOT } from "./root.ts";

export const PARTS = ["signon", "outside", "admin", "customer", "order", "gateway"] as const;
export type PartName = (typeof PARTS)[number];

/** METRICS_PORT is the first one's, and each other's the next, whether all are started here or not. */
const METRICS_ORDER: readonly PartName[] = ["gateway", "admin", "customer", "order", "signon", "outside"];

/** One process of the stack. */
export interface Part {
  readonly name: PartName;
  readonly port: number;
  /** The variable that chooses its port. */
  readonly portName: string;
  /** Where it tells its metrics, if anywhere. */
  readonly metricsPort?: number;
  /** The bundle that is run. */
  readonly script: string;
  /** Told to the engine that runs it. */
  readonly flags: readonly string[];
}
/** What `npm start` starts, and what each process is told. */
export interface Plan {
  readonly parts: readonly Part[];
  readonly env: Readonly<Record<string, string>>;
  readonly origins: ReadonlyMap<SiteCode, string>;
  readonly casUrl: string;
  /** Where the customs system answers. */
  readonly customsUrl: string;
  /** Where each REST service answers. */
  readonly services: Readonly<Record<"admin" | "customer" | "order", string>>;
  readonly dataDir: string;
  /** No DATABASE_URL: databases inside the services. */
  readonly embedded: boolean;
}

const url = z.url({ protocol: /^https?$/, message: "must be an http(s) address" }).optional();
const Shape = z.object({
  ...baseShape,
  ...databaseShape,
  METRICS_PORT: Port.max(65_535 - PARTS.length + 1).optional(),
  // Nothing stands before what runs here: it stops without a pause.
  DRAIN_SECONDS: DrainSeconds.default(0),
  // Whoever tries it out sees it go on.
  DEMO_TASKS: z.stringbool().default(true),
  GATEWAY_PORT: Port.default(4300),
  ADMIN_PORT: Port.default(4301),
  CUSTOMER_PORT: Port.default(4302),
  ORDER_PORT: Port.default(4303),
  SIGNON_PORT: Port.default(4304),
  OUTSIDE_PORT: Port.default(4305),
  // Set to point at ones that run elsewhere: they are not started here then.
  ADMIN_URL: url,
  CUSTOMER_URL: url,
  ORDER_URL: url,
  CAS_URL: url,
  CUSTOMS_URL: url,
  OUTLET_URL: url,
  BDUS_URL: url,
  MAIL_URL: url,
  SMTP_URL: z.string().optional(),
  CAS_INTERNAL_URL: url,
  SITE_ORIGINS: z.string().optional(),
});

/** What is started and filled here is for trying out: all processes know all keys, and one empty database is like another. */
const NOT_HERE =
  "ENVIRONMENT: npm start and npm run seed don't serve PRD, where each process is started by itself: see services/operate.md";

type Env = Readonly<Record<string, string | undefined>>;
const defined = (env: Env): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((e): e is [string, string] => e[1] !== undefined));

/** Reads the environment; a wrong variable is a line in `problems`. */
export function planStack(env: Env): Parsed<Plan> {
  const read = parseConfig(Shape, env);
  if (!read.ok) return read;
  const c = read.config;
  if (c.ENVIRONMENT === "PRD") return { ok: false, problems: [NOT_HERE] };
  const siteOrigins = c.SITE_ORIGINS ?? localOrigins(c.GATEWAY_PORT);
  const origins = SiteOrigins.safeParse(siteOrigins);
  if (!origins.success)
    return { ok: false, problems: origins.error.issues.map((issue) => `SITE_ORIGINS: ${issue.message}`) };

  const services = {
    admin: c.ADMIN_URL ?? `http://127.0.0.1:${c.ADMIN_PORT}`,
    customer: c.CUSTOMER_URL ?? `http://127.0.0.1:${c.CUSTOMER_PORT}`,
    order: c.ORDER_URL ?? `http://127.0.0.1:${c.ORDER_PORT}`,
  };
  const casUrl = c.CAS_URL ?? `http://sso.localhost:${c.SIGNON_PORT}/cas`;
  const customsUrl = c.CUSTOMS_URL ?? `http://127.0.0.1:${c.OUTSIDE_PORT}/customs`;
  const outletUrl = c.OUTLET_URL ?? `http://127.0.0.1:${c.OUTSIDE_PORT}/outlet`;
  const bdusUrl = c.BDUS_URL ?? `http://127.0.0.1:${c.OUTSIDE_PORT}/bdus`;
  const mailUrl = c.MAIL_URL ?? `http://127.0.0.1:${c.OUTSIDE_PORT}/mail`;
  const elsewhere: Record<PartName, boolean> = {
    signon: c.CAS_URL !== undefined,
    outside: [c.CUSTOMS_URL, c.OUTLET_URL, c.BDUS_URL, c.MAIL_URL ?? c.SMTP_URL].every((one) => one !== undefined),
    admin: c.ADMIN_URL !== undefined,
    customer: c.CUSTOMER_URL !== undefined,
    order: c.ORDER_URL !== undefined,
    gateway: false,
  };
  const ports: Record<PartName, number> = {
    signon: c.SIGNON_PORT,
    outside: c.OUTSIDE_PORT,
    admin: c.ADMIN_PORT,
    customer: c.CUSTOMER_PORT,
    order: c.ORDER_PORT,
    gateway: c.GATEWAY_PORT,
  };
  return {
    ok: true,
    config: {
      parts: PARTS.filter((name) => !elsewhere[name]).map((name) => ({
        name,
        port: ports[name],
        portName: `${name.toUpperCase()}_PORT`,
        script: join(ROOT, "services", name, "dist/main.js"),
        ...(c.METRICS_PORT !== undefined && { metricsPort: c.METRICS_PORT + METRICS_ORDER.indexOf(name) }),
        flags: name === "gateway" ? ENGINE : SERVICE_ENGINE,
      })),
      env: {
        ...ALLOCATOR,
        ...defined(env),
        ADMIN_URL: services.admin,
        CUSTOMER_URL: services.customer,
        ORDER_URL: services.order,
        CAS_URL: casUrl,
        CUSTOMS_URL: customsUrl,
        OUTLET_URL: outletUrl,
        BDUS_URL: bdusUrl,
        MAIL_URL: mailUrl,
        STORE_LINK_URL: env["STORE_LINK_URL"] ?? `http://127.0.0.1:${c.OUTSIDE_PORT}/store`,
        ACCOUNT_LINK_URL: env["ACCOUNT_LINK_URL"] ?? `http://127.0.0.1:${c.OUTSIDE_PORT}/account`,
        // Node can't resolve *.localhost, so the gateway asks the demo sign-on by its number.
        CAS_INTERNAL_URL: c.CAS_INTERNAL_URL ?? c.CAS_URL ?? `http://127.0.0.1:${c.SIGNON_PORT}/cas`,
        SITE_ORIGINS: siteOrigins,
        DATA_DIR: c.DATA_DIR,
        DRAIN_SECONDS: String(c.DRAIN_SECONDS),
        DEMO_TASKS: String(c.DEMO_TASKS),
      },
      origins: origins.data,
      casUrl,
      customsUrl,
      services,
      dataDir: c.DATA_DIR,
      embedded: c.DATABASE_URL === undefined,
    },
  };
}
