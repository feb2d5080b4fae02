import { admin } from "@linehaul/admin/service";
import { filledAdmin } from "@linehaul/admin/testing/filled";
import { customer } from "@linehaul/customer/service";
import { filledCustomer } from "@linehaul/customer/testing/filled";
import { auditToAdmin } from "@linehaul/kit/audit-ship";
import { askingAdmin } from "@linehaul/kit/caller-service";
import type { Db } from "@linehaul/kit/database";
import { createMetrics } from "@linehaul/kit/metrics";
import { buildService } from "@linehaul/kit/build-service";
import type { ServiceOptions } from "@linehaul/kit/service-options";
import { openTestEmbedded, openTestServer } from "@linehaul/kit/testing/database";
import type { Filling } from "@linehaul/kit/testing/filling";
import { testConfig } from "@linehaul/kit/testing/service";
import { order } from "@linehaul/order/service";
import { filledOrder } from "@linehaul/order/testing/filled";
import type { Service } from "@linehaul/schema/route";
import { keptLog } from "@linehaul/kit/testing/kept-log";

/** A real service in this process, on a database of its own. */
export interface Running {
  readonly url: string;
  readonly db: Db;
  /** What it has logged so far. */
  readonly log: () => string;
  readonly forgetLog: () => void;
  readonly metrics: () => Promise<string>;
  close(): Promise<void>;
}

const SIZE = { orders: 300, until: new Date("2026-11-20T00:00:00Z") };
const PARTS: Readonly<Record<Service, { options: ServiceOptions; filling: Filling }>> = {
  admin: { options: admin, filling: filledAdmin },
  customer: { options: customer, filling: filledCustomer() },
  order: { options: order, filling: filledOrder(SIZE) },
};

async function startOne(service: Service, adminUrl: string, databaseUrl?: string): Promise<Running> {
  const { options, filling } = PARTS[service];
  const database =
    databaseUrl === undefined ? await openTestEmbedded(filling) : await openTestServer(filling, databaseUrl);
  const log = keptLog();
  const config = { ...testConfig(service), LOG_LEVEL: "debug" as const, ADMIN_URL: adminUrl };
  const audit = service === "admin" ? {} : { audit: auditToAdmin(askingAdmin(service, config)) };
  const metrics = createMetrics(service, () => database);
  const app = await buildService({ ...options, ...audit, config, database, metrics, logTo: log.to });
  return {
    db: database.db,
    log: log.text,
    forgetLog: log.forget,
    metrics: () => metrics.registry.metrics(),
    url: await app.listen({ host: "127.0.0.1", port: 0 }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** The three services with demo data, in memory or on a PostgreSQL. Row scopes are asked of the admin service itself, as in life. */
export async function startServices(databaseUrl?: string): Promise<Readonly<Record<Service, Running>>> {
  const start = (service: Service, adminUrl: string) => startOne(service, adminUrl, databaseUrl);
  const first = await start("admin", "http://127.0.0.1:1");
  const [second, third] = await Promise.all([start("customer", first.url), start("order", first.url)]);
  return { admin: first, customer: second, order: third };
}
