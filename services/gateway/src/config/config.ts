import { Address as url, baseShape, parseConfig, Port, Secret, type Env, type Parsed } from "@linehaul/kit/config";
import { DEMO_KEYS } from "@linehaul/kit/demo-keys";
import { insideProblems, keyProblems, plainProblems, unsetProblems } from "@linehaul/kit/production";
import { localOrigins, SiteOrigins } from "@linehaul/kit/site-origins";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { z } from "zod";

const DEMO_APP_SECRET = "demo-console-secret-not-for-production";
const local = (port: number) => `http://127.0.0.1:${port}`;
const GATEWAY_PORT = 4300;

const appShape = {
  APP_KEY_MY: z.string().default("console-my"),
  APP_SECRET_MY: Secret.default(DEMO_APP_SECRET),
  APP_KEY_ID: z.string().default("console-id"),
  APP_SECRET_ID: Secret.default(DEMO_APP_SECRET),
  APP_KEY_VN: z.string().default("console-vn"),
  APP_SECRET_VN: Secret.default(DEMO_APP_SECRET),
};

export const GatewayShape = z.object({
  ...baseShape,
  GATEWAY_PORT: Port.default(GATEWAY_PORT),
  ADMIN_URL: url.default(local(4301)),
  CUSTOMER_URL: url.default(local(4302)),
  ORDER_URL: url.default(local(4303)),
  /** PRD: the same of services on other machines. */
  SERVICES_PLAIN: z.stringbool().default(false),
  CALLER_KEY_ADMIN: Secret.default(DEMO_KEYS.CALLER_KEY_ADMIN),
  CALLER_KEY_CUSTOMER: Secret.default(DEMO_KEYS.CALLER_KEY_CUSTOMER),
  CALLER_KEY_ORDER: Secret.default(DEMO_KEYS.CALLER_KEY_ORDER),
  /** What browsers open, without `/login`. */
  CAS_URL: url.default("http://sso.localhost:4304/cas"),
  /** What the gateway itself calls. */
  CAS_INTERNAL_URL: url.default("http://127.0.0.1:4304/cas"),
  /** PRD: the gateway asks the CAS server over plain http, for the network between them is kept otherwise. */
  CAS_INTERNAL_PLAIN: z.stringbool().default(false),
  /** Where browsers sign out; `<CAS_URL>/logout` when absent. */
  CAS_LOGOUT: url.optional(),
  SITE_ORIGINS: SiteOrigins.prefault(localOrigins(GATEWAY_PORT)),
  ...appShape,
  GLOBAL_MARKER: z.string().default("global"),
  IS_I18N: z.stringbool().default(true),
  PERMISSION_PLATFORM_URL: url.optional(),
  ANALYTICS_URL: url.optional(),
  /** Behind a proxy that is trusted, X-Forwarded-Host names the host and X-Forwarded-For the client (SHELL-19). */
  TRUST_PROXY: z.stringbool().default(false),
  /** Shared counters of the rate limits; without it each gateway counts by itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, message: "must be a redis:// address" }).optional(),
  /** Requests that a user, and a client address, may send in 10 s. */
  RATE_USER: z.coerce.number().int().min(1).default(400),
  RATE_ADDRESS: z.coerce.number().int().min(1).default(2_000),
});
export type GatewayConfig = z.infer<typeof GatewayShape>;

const KEYS = [
  "CALLER_KEY_ADMIN",
  "CALLER_KEY_CUSTOMER",
  "CALLER_KEY_ORDER",
  "APP_SECRET_MY",
  "APP_SECRET_ID",
  "APP_SECRET_VN",
] as const;
/** Whom the gateway believes: in PRD somebody has named them. */
const BELIEVED = ["CAS_URL", "CAS_INTERNAL_URL", "SITE_ORIGINS", "ADMIN_URL", "CUSTOMER_URL", "ORDER_URL"] as const;

/** Addresses that PRD refuses, once all are named. */
function addressProblems(config: GatewayConfig): string[] {
  const { CAS_URL, CAS_INTERNAL_URL, CAS_LOGOUT, PERMISSION_PLATFORM_URL, ANALYTICS_URL } = config;
  const { ADMIN_URL, CUSTOMER_URL, ORDER_URL } = config;
  const inside = config.CAS_INTERNAL_PLAIN ? [] : plainProblems({ CAS_INTERNAL_URL });
  const origins = new Set(allOrigins(config).flatMap((origin) => plainProblems({ SITE_ORIGINS: origin })));
  return [
    ...plainProblems({ CAS_URL, CAS_LOGOUT, PERMISSION_PLATFORM_URL, ANALYTICS_URL }),
    ...inside.map((problem) => `${problem}, unless CAS_INTERNAL_PLAIN=true`),
    ...origins,
    ...insideProblems({ ADMIN_URL, CUSTOMER_URL, ORDER_URL }, config.SERVICES_PLAIN),
  ];
}

/** What PRD refuses (SEC-06, SEC-08). */
function productionProblems(config: GatewayConfig, env: Env): string[] {
  const unset = unsetProblems(BELIEVED, env);
  const keys = Object.fromEntries(KEYS.map((name) => [name, config[name]]));
  return [...(unset.length > 0 ? unset : addressProblems(config)), ...keyProblems(keys, env)];
}

/** The environment of the gateway. */
export function parseGatewayConfig(env: Env): Parsed<GatewayConfig> {
  const read = parseConfig(GatewayShape, env);
  if (!read.ok || read.config.ENVIRONMENT !== "PRD") return read;
  const problems = productionProblems(read.config, env);
  return problems.length > 0 ? { ok: false, problems } : read;
}

export interface AppCredentials {
  readonly key: string;
  readonly secret: string;
}
/** The application of each site's console (AUTH-02): never sent to a browser. */
export const appCredentials = (config: GatewayConfig): Readonly<Record<SiteCode, AppCredentials>> => ({
  MY: { key: config.APP_KEY_MY, secret: config.APP_SECRET_MY },
  ID: { key: config.APP_KEY_ID, secret: config.APP_SECRET_ID },
  VN: { key: config.APP_KEY_VN, secret: config.APP_SECRET_VN },
});

/** Origin of each site's host; the configuration names them all. */
export function originOf(config: GatewayConfig, site: SiteCode): string {
  const origin = config.SITE_ORIGINS.get(site);
  if (origin === undefined) throw new Error(`SITE_ORIGINS names no ${site}`);
  return origin;
}
export const allOrigins = (config: GatewayConfig): readonly string[] => SITE_CODES.map((s) => originOf(config, s));

export const casLogin = (config: GatewayConfig): string => `${config.CAS_URL}/login`;
export const casLogout = (config: GatewayConfig): string => config.CAS_LOGOUT ?? `${config.CAS_URL}/logout`;
