import { once } from "node:events";
import { createServer } from "node:http";
import { parseGatewayConfig } from "@linehaul/gateway/config";
import { createGateway } from "@linehaul/gateway/gateway";
import type { Service } from "@linehaul/schema/route";
import { buildSignon } from "@linehaul/signon/app";
import { demoUsers } from "@linehaul/signon/users";
import { pino } from "pino";
import { standBefore, type Front } from "./faults.ts";
import { keptLog } from "./kept-log.ts";
import { operations } from "./operations.ts";
import { startServices, type Running } from "./services.ts";

/** Everything but the browser, in one process: real sign-on, services and gateway, with a front before each service. */
export interface House {
  readonly url: string;
  readonly signon: string;
  readonly fronts: Readonly<Record<Service, Front>>;
  readonly services: Readonly<Record<Service, Running>>;
  /** What the gateway has logged so far. */
  log(): string;
  close(): Promise<void>;
}

/** `deadlineMs`: what one request's calls may take together; 20 s in life. */
export async function startHouse({ deadlineMs = 20_000 }: { readonly deadlineMs?: number } = {}): Promise<House> {
  const services = await startServices();
  const fronts = {
    admin: await standBefore(services.admin.url),
    customer: await standBefore(services.customer.url),
    order: await standBefore(services.order.url),
  };
  // The port must be known before the gateway is made: its origins are part of its configuration.
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;

  const sites = new Map([["MY", url]]);
  const signonApp = await buildSignon({
    casUrl: new URL("http://127.0.0.1/cas"),
    sites,
    users: await demoUsers(),
    now: Date.now,
  });
  const signon = await signonApp.listen({ host: "127.0.0.1", port: 0 });

  const read = parseGatewayConfig({
    ADMIN_URL: fronts.admin.url,
    CUSTOMER_URL: fronts.customer.url,
    ORDER_URL: fronts.order.url,
    CAS_URL: `${signon}/cas`,
    CAS_INTERNAL_URL: `${signon}/cas`,
    SITE_ORIGINS: `MY=${url},ID=http://id.localhost,VN=http://vn.localhost`,
  });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const log = keptLog();
  const gateway = createGateway({
    config: read.config,
    operations,
    log: pino({ level: "info" }, log.to),
    dist: new URL("no-console/", import.meta.url),
    version: "test",
    deadlineMs,
    validate: true,
  });
  server.on("request", gateway.listener);
  return {
    url,
    signon,
    fronts,
    services,
    log: log.text,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await gateway.close();
      await signonApp.close();
      await Promise.all(Object.values(fronts).map((front) => front.close()));
      await Promise.all(Object.values(services).map((service) => service.close()));
    },
  };
}
