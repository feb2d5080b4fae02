import { z } from "zod";
import type { Service } from "@linehaul/schema/route";
import {
  Address,
  baseShape,
  databaseProblems,
  databaseShape,
  parseConfig,
  Port,
  Secret,
  type Env,
  type Parsed,
} from "./config.ts";
import { boundsShape } from "./database-bounds.ts";
import { DEMO_KEYS } from "./demo-keys.ts";
import { scannerProblems, scannerShape } from "./files/config.ts";
import { insideProblems, keyProblems, plainProblems, unsetProblems } from "./production.ts";
import { storageProblems, storageShape } from "./storage/config.ts";
import { stopWith } from "./start-failure.ts";
import { outsideKeys, outsideProblems, outsideShape } from "./way-out/config.ts";

const PORTS = { admin: 4301, customer: 4302, order: 4303 } as const satisfies Record<Service, number>;
const KEYS = {
  admin: "CALLER_KEY_ADMIN",
  customer: "CALLER_KEY_CUSTOMER",
  order: "CALLER_KEY_ORDER",
} as const satisfies Record<Service, keyof typeof DEMO_KEYS>;
/** Of the services that ask the admin service in their own name (SEC-08). */
const SCOPE_KEYS = [
  ["customer", "SCOPE_KEY_CUSTOMER"],
  ["order", "SCOPE_KEY_ORDER"],
] as const satisfies readonly (readonly [Service, keyof typeof DEMO_KEYS])[];
/** Who keeps copies of whose rows, and the key that it follows with: good for events and copies alone (SEC-08). */
const FOLLOWS = [
  { service: "customer", owner: "order", key: "FOLLOW_KEY_CUSTOMER" },
  { service: "order", owner: "customer", key: "FOLLOW_KEY_ORDER" },
] as const satisfies readonly { service: Service; owner: Service; key: keyof typeof DEMO_KEYS }[];

/** What a REST service reads. PORT and CALLER_KEY are its own `<SERVICE>_PORT` and `CALLER_KEY_<SERVICE>`. */
const serviceShape = (service: Service) => ({
  ...baseShape,
  ...databaseShape,
  ...boundsShape,
  ...storageShape,
  ...scannerShape,
  ...outsideShape,
  PORT: Port.default(PORTS[service]),
  CALLER_KEY: Secret.default(DEMO_KEYS[KEYS[service]]),
  SCOPE_KEY_CUSTOMER: Secret.default(DEMO_KEYS.SCOPE_KEY_CUSTOMER),
  SCOPE_KEY_ORDER: Secret.default(DEMO_KEYS.SCOPE_KEY_ORDER),
  FOLLOW_KEY_CUSTOMER: Secret.default(DEMO_KEYS.FOLLOW_KEY_CUSTOMER),
  FOLLOW_KEY_ORDER: Secret.default(DEMO_KEYS.FOLLOW_KEY_ORDER),
  ADMIN_URL: Address.default(`http://127.0.0.1:${PORTS.admin}`),
  CUSTOMER_URL: Address.default(`http://127.0.0.1:${PORTS.customer}`),
  ORDER_URL: Address.default(`http://127.0.0.1:${PORTS.order}`),
  /** PRD: other machines of the installation are asked over plain http, for the network between them is kept otherwise. */
  SERVICES_PLAIN: z.stringbool().default(false),
  /** Where links of mails lead: the carrier's customer site. */
  ACCOUNT_LINK_URL: Address.default("http://127.0.0.1:4305/account"),
  /** Where QR codes of resellers lead (CUS-23): the same. */
  STORE_LINK_URL: Address.default("http://127.0.0.1:4305/store"),
  /** Where base data is pulled from (SYS-07); what comes with the release without it. */
  BASE_DATA_URL: Address.optional(),
  /** The demo goes on by the clock: orders are placed. */
  DEMO_TASKS: z.stringbool().default(false),
});
type Read = z.infer<z.ZodObject<ReturnType<typeof serviceShape>>>;
type KeyName = (typeof SCOPE_KEYS)[number][1] | (typeof FOLLOWS)[number]["key"];
export interface ServiceConfig extends Omit<Read, KeyName | "CUSTOMER_URL" | "ORDER_URL"> {
  /** By service: its own; in the admin service, which they ask, all. */
  readonly SCOPE_KEYS: ReadonlyMap<Service, string>;
  /** The services that keep copies of this one's rows, each with its key. */
  readonly FOLLOWERS: readonly { readonly service: Service; readonly key: string }[];
  /** The services whose rows this one keeps copies of: where they are, and the key that they know it by. */
  readonly OWNERS: readonly { readonly owner: Service; readonly url: string; readonly key: string }[];
}

/** The scope keys that a service knows. */
const knownTo = (service: Service) => SCOPE_KEYS.filter(([asking]) => service === "admin" || service === asking);

const followersOf = (owner: Service) => FOLLOWS.filter((one) => one.owner === owner);
const ownersOf = (service: Service) => FOLLOWS.filter((one) => one.service === service);
const URLS = { customer: "CUSTOMER_URL", order: "ORDER_URL" } as const;

/** What PRD refuses: public keys and one for two purposes, the embedded database, an admin service that nobody named. */
function productionProblems(service: Service, config: Read, env: Env): string[] {
  const known = [
    ...knownTo(service).map(([, name]) => name),
    ...[...followersOf(service), ...ownersOf(service)].map(({ key }) => key),
  ];
  const keys = Object.fromEntries(known.map((name) => [name, config[name]]));
  const asked = Object.fromEntries(ownersOf(service).map(({ owner }) => [URLS[owner], config[URLS[owner]]]));
  const { ACCOUNT_LINK_URL, ADMIN_URL, BASE_DATA_URL, S3_ENDPOINT, SERVICES_PLAIN, STORE_LINK_URL } = config;
  return [
    ...(config.DEMO_TASKS ? ["DEMO_TASKS: PRD has no demo"] : []),
    ...databaseProblems(config),
    ...scannerProblems(service, env),
    ...outsideProblems(service, config, env),
    ...plainProblems({ BASE_DATA_URL }),
    ...(service === "customer"
      ? [...unsetProblems(["ACCOUNT_LINK_URL"], env), ...plainProblems({ ACCOUNT_LINK_URL })]
      : []),
    ...(service === "order" ? [...unsetProblems(["STORE_LINK_URL"], env), ...plainProblems({ STORE_LINK_URL })] : []),
    ...(S3_ENDPOINT === undefined ? [] : insideProblems({ S3_ENDPOINT }, SERVICES_PLAIN)),
    ...keyProblems({ [KEYS[service]]: config.CALLER_KEY, ...keys, ...outsideKeys(service, config) }, env),
    ...(service === "admin"
      ? []
      : [
          ...unsetProblems(["ADMIN_URL", ...Object.keys(asked)], env),
          ...insideProblems({ ADMIN_URL, ...asked }, SERVICES_PLAIN),
        ]),
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
  const refused = [
    ...storageProblems(read.config),
    ...(read.config.ENVIRONMENT === "PRD" ? productionProblems(service, read.config, env) : []),
  ];
  if (refused.length > 0) return { ok: false, problems: refused };
  const { config } = read;
  return {
    ok: true,
    config: {
      ...config,
      SCOPE_KEYS: new Map(knownTo(service).map(([asking, name]) => [asking, config[name]] as const)),
      FOLLOWERS: followersOf(service).map((one) => ({ service: one.service, key: config[one.key] })),
      OWNERS: ownersOf(service).map(({ owner, key }) => ({ owner, url: config[URLS[owner]], key: config[key] })),
    },
  };
}

/** Reads the environment, or ends the process with a clear line per problem and exit code 1. */
export function readServiceConfig(service: Service, env: Env = process.env): ServiceConfig {
  const read = parseServiceConfig(service, env);
  return read.ok ? read.config : stopWith(read.problems.map((p) => `${service} configuration: ${p}`));
}
