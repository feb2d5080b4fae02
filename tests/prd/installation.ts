import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild, untilReady, type Child } from "@linehaul/stack/child";
import { run, type Ran } from "@linehaul/stack/command";
import type { PartName } from "@linehaul/stack/plan";
import { freePorts } from "@linehaul/stack/ports";
import { ROOT } from "@linehaul/stack/root";
import { dropDatabases } from "../e2e/support/server-databases.ts";
import { startCasServer, type CasServer } from "./cas-server.ts";
import { ownCertificate } from "./certificate.ts";

const SERVICES = ["admin", "customer", "order"] as const;
/** Behind the prefix of databases beside the installation's own. */
export const DEMO = "_demo";
type Process = Exclude<PartName, "signon" | "outside">;
type Env = Readonly<Record<string, string>>;

/** PRD on a PostgreSQL server, from empty databases, each process with the variables that it needs and no others. */
export interface Installation {
  readonly cas: CasServer;
  /** Of the gateway, behind which a proxy would speak https. */
  readonly url: string;
  readonly origin: string;
  readonly appSecret: string;
  /** What a process reads. */
  envOf(name: Process): Env;
  /** Starts a process and waits until it is ready; throws with its last line when it ends instead. */
  start(name: Process, more?: Env): Promise<Child>;
  /** Runs a command of `npm run` on these databases. */
  command(script: string, args: readonly string[], env: Env): Promise<Ran>;
  close(): Promise<void>;
}

const key = (): string => randomBytes(32).toString("hex");

export async function newInstallation(databaseUrl: string, userName: string): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), "linehaul-prd-"));
  const authority = join(folder, "authority.pem");
  const certificate = ownCertificate("sso.example");
  writeFileSync(authority, certificate.cert);
  const cas = await startCasServer(certificate, userName);
  const prefix = `linehaul_prd_${process.pid}`;
  const [gateway = 0, admin = 0, customer = 0, order = 0] = await freePorts(4);
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const all = {
    ENVIRONMENT: "PRD",
    LOG_LEVEL: "warn",
    DRAIN_SECONDS: "0",
    ADMIN_URL: at(admin),
    CUSTOMER_URL: at(customer),
    ORDER_URL: at(order),
    CLAMD_HOST: "127.0.0.1",
  };
  const database = { ...all, DATABASE_URL: databaseUrl, DATABASE_PREFIX: prefix };
  const callers = { CALLER_KEY_ADMIN: key(), CALLER_KEY_CUSTOMER: key(), CALLER_KEY_ORDER: key() };
  const scopes = { SCOPE_KEY_CUSTOMER: key(), SCOPE_KEY_ORDER: key() };
  const follows = { FOLLOW_KEY_CUSTOMER: key(), FOLLOW_KEY_ORDER: key() };
  const origin = "https://my.linehaul.example";
  const appSecret = key();
  const { CALLER_KEY_ADMIN, CALLER_KEY_CUSTOMER, CALLER_KEY_ORDER } = callers;
  const { SCOPE_KEY_CUSTOMER, SCOPE_KEY_ORDER } = scopes;
  const envs: Readonly<Record<Process, Env>> = {
    admin: { ...database, ADMIN_PORT: String(admin), CALLER_KEY_ADMIN, ...scopes },
    customer: {
      ...database,
      CUSTOMER_PORT: String(customer),
      CALLER_KEY_CUSTOMER,
      SCOPE_KEY_CUSTOMER,
      ...follows,
      BDUS_URL: "https://bdus.example/in",
      BDUS_KEY: key(),
      SMTP_URL: "smtps://mail.example",
      MAIL_FROM: "no-reply@express.example",
      ACCOUNT_LINK_URL: "https://www.express.example/account",
    },
    order: {
      ...database,
      ORDER_PORT: String(order),
      CALLER_KEY_ORDER,
      SCOPE_KEY_ORDER,
      ...follows,
      CUSTOMS_URL: "https://customs.example/in",
      CUSTOMS_KEY: key(),
      OUTLET_URL: "https://outlets.example/in",
      OUTLET_KEY: key(),
      STORE_LINK_URL: "https://www.express.example/store",
    },
    gateway: {
      ...all,
      GATEWAY_PORT: String(gateway),
      ...callers,
      CAS_URL: cas.url,
      CAS_INTERNAL_URL: cas.url,
      NODE_EXTRA_CA_CERTS: authority,
      SITE_ORIGINS: `MY=${origin},ID=https://id.linehaul.example,VN=https://vn.linehaul.example`,
      APP_SECRET_MY: appSecret,
      APP_SECRET_ID: key(),
      APP_SECRET_VN: key(),
      TRUST_PROXY: "true",
    },
  };
  const started: Child[] = [];
  return {
    cas,
    url: at(gateway),
    origin,
    appSecret,
    envOf: (name) => envs[name],
    async start(name, more = {}) {
      // From its source: the bundle is another test's.
      const script = join(ROOT, "services", name, "src/main.ts");
      const env = { ...envs[name], ...more };
      const port = Number(env[`${name.toUpperCase()}_PORT`]);
      const part = { name, port, portName: "", script, flags: [] };
      const child = startChild(part, env, join(folder, "logs"));
      started.push(child);
      await untilReady(child);
      return child;
    },
    command: (script, args, env) => run(process.execPath, [join(ROOT, "services/stack/src", script), ...args], { env }),
    async close() {
      await Promise.all(started.map((child) => child.stop()));
      await cas.close();
      const prefixes = [prefix, `${prefix}${DEMO}`];
      await dropDatabases(
        databaseUrl,
        prefixes.flatMap((own) => SERVICES.map((service) => `${own}_${service}`)),
      );
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
