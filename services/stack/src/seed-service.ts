// One service's demo data: `node seed-service.ts order --orders 20000 --until 2026-11-20T00:00:00Z`. A process of its own, so that
// three seed at once. What is filled already stays as it is.
import { parseArgs } from "node:util";
import { readDatabaseConfig } from "@linehaul/kit/config";
import { openDatabase, type Db } from "@linehaul/kit/database";
import { StartFailure, stopWith } from "@linehaul/kit/start-failure";
import type { Service } from "@linehaul/schema/route";
import { claimForDemo } from "@linehaul/kit/whose-data";
import { migrationsOf } from "./migrations.ts";

const SEEDS: Readonly<Record<Service, (db: Db, size: { orders: number; until: Date }) => Promise<unknown>>> = {
  admin: async (db, { until }) => (await import("@linehaul/admin/demo")).seedAdmin(db, until),
  customer: async (db, { until }) => (await import("@linehaul/customer/demo")).seedCustomer(db, until),
  order: async (db, size) => (await import("@linehaul/order/demo")).seedOrder(db, size),
};
const isService = (name: string | undefined): name is Service => name !== undefined && name in SEEDS;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { orders: { type: "string", default: "1" }, until: { type: "string", default: new Date().toISOString() } },
});
const [service] = positionals;
if (!isService(service)) stopWith(["seed-service: name admin, customer or order"]);
const config = readDatabaseConfig();
if (config.ENVIRONMENT === "PRD")
  stopWith(["seed: PRD takes no demo data; its first account: npm run first-admin -- <name>"]);

try {
  const database = await openDatabase({
    service,
    migrations: migrationsOf(service),
    config,
    patient: true,
  });
  try {
    await claimForDemo(database.db);
    await SEEDS[service](database.db, { orders: Number(values.orders), until: new Date(values.until) });
  } finally {
    await database.close();
  }
} catch (error) {
  if (error instanceof StartFailure) stopWith([error.message]);
  throw error;
}
