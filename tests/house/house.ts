import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { parseGatewayConfig } from "@linehaul/gateway/config/config";
import { createGateway } from "@linehaul/gateway/gateway";
import type { Service } from "@linehaul/schema/route";
import type { SiteCode } from "@linehaul/schema/sites";
import { buildSignon } from "@linehaul/signon/app";
import { demoUsers } from "@linehaul/signon/users";
import { pino } from "pino";
import { standBefore, type Front } from "./faults.ts";
import { keptLog } from "@linehaul/kit/testing/kept-log";
import { hangUp, listen } from "@linehaul/kit/testing/listen";
import { operations } from "./operations.ts";
import { startServices, type Running } from "./services.ts";

/** Everything but the browser, in one process: real sign-on, services and gateways, with a front before each service. */
export interface House {
  /** Of the first gateway: MY's host. */
  readonly url: string;
  /** Every gateway, the first one first. They are alike, as behind one address. */
  readonly gateways: readonly string[];
  /** Where pages of each site are opened, as the proxy before the gateways tells them. */
  readonly origins: Readonly<Record<SiteCode, string>>;
  readonly signon: string;
  readonly fronts: Readonly<Record<Service, Front>>;
  readonly services: Readonly<Record<Service, Running>>;
  /** What the gateways have logged so far. */
  log(): string;
  /** Lets go of what was logged, asked and answered so far, everywhere in the house. */
  forget(): void;
  /** Of the gateways, so far. */
  metrics(): Promise<string>;
  close(): Promise<void>;
}

export interface HouseOptions {
  /** What one request's calls may take together; 20 s in life. */
  readonly deadlineMs?: number;
  /** How many; one unless a test is about several. */
  readonly gateways?: number;
  /** Of the gateways, over what the house says itself. */
  readonly env?: Readonly<Record<string, string>>;
  /** A PostgreSQL for the services and a Redis for the gateways; without them each keeps to itself. */
  readonly servers?: { readonly databaseUrl: string; readonly redisUrl: string };
}

/** A Redis serves many houses at once, each with an `admin` of the same id: what one lets him ask must not count for another. */
function withKeysOfItsOwn(redisUrl: string): string {
  const url = new URL(redisUrl);
  url.searchParams.set("keyPrefix", `${randomUUID()}:`);
  return url.href;
}

export async function startHouse(o: HouseOptions = {}): Promise<House> {
  const services = await startServices(o.servers?.databaseUrl);
  const fronts = {
    admin: await standBefore(services.admin.url),
    customer: await standBefore(services.customer.url),
    order: await standBefore(services.order.url),
  };
  // Ports must be known before a gateway is made: its origins are part of its configuration.
  const servers = Array.from({ length: o.gateways ?? 1 }, () => createServer());
  const gatewayUrls = await Promise.all(servers.map((server) => listen(server)));
  const [url = ""] = gatewayUrls;
  const origins = { MY: url, ID: "http://id.localhost", VN: "http://vn.localhost" };
  const sites = new Map<SiteCode, string>([
    ["MY", origins.MY],
    ["ID", origins.ID],
    ["VN", origins.VN],
  ]);
  const casUrl = new URL("http://127.0.0.1/cas");
  const signonApp = await buildSignon({ casUrl, sites, users: await demoUsers(), now: Date.now });
  const signon = await signonApp.listen({ host: "127.0.0.1", port: 0 });

  const read = parseGatewayConfig({
    ADMIN_URL: fronts.admin.url,
    CUSTOMER_URL: fronts.customer.url,
    ORDER_URL: fronts.order.url,
    CAS_URL: `${signon}/cas`,
    CAS_INTERNAL_URL: `${signon}/cas`,
    SITE_ORIGINS: Array.from(sites, (site) => site.join("=")).join(),
    TRUST_PROXY: "true",
    ...(o.servers ? { REDIS_URL: withKeysOfItsOwn(o.servers.redisUrl) } : {}),
    ...o.env,
  });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const log = keptLog();
  const gateways = servers.map((server) => {
    const gateway = createGateway({
      config: read.config,
      operations,
      log: pino({ level: "info" }, log.to),
      dist: new URL("no-console/", import.meta.url),
      version: "test",
      deadlineMs: o.deadlineMs ?? 20_000,
      validate: true,
    });
    server.on("request", gateway.listener);
    return gateway;
  });
  return {
    url,
    gateways: gatewayUrls,
    origins,
    signon,
    fronts,
    services,
    log: log.text,
    forget() {
      log.forget();
      for (const front of Object.values(fronts)) front.forget();
      for (const service of Object.values(services)) service.forgetLog();
    },
    metrics: async () => (await Promise.all(gateways.map(({ registry }) => registry.metrics()))).join("\n"),
    async close() {
      await Promise.all(servers.map(hangUp));
      await Promise.all(gateways.map((gateway) => gateway.close()));
      await signonApp.close();
      await Promise.all(Object.values(fronts).map((front) => front.close()));
      await Promise.all(Object.values(services).map((service) => service.close()));
    },
  };
}
