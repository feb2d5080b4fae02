// One service's demo data: `node seed-service.ts order --orders 20000 --until 2026-11-20T00:00:00Z`. A process of its own, so that
// three seed at once. What is filled already stays as it is.
import { parseArgs } from "node:util";
import { readConfig, readDatabaseConfig } from "@linehaul/kit/config";
import { openDatabase, type Db } from "@linehaul/kit/database";
import { StartFailure, stopWith } from "@linehaul/kit/start-failure";
import { storageShape } from "@linehaul/kit/storage/config";
import { openStorage } from "@linehaul/kit/storage/open";
import type { Storage } from "@linehaul/kit/storage/storage";
import { claimForDemo } from "@linehaul/kit/whose-data";
import type { Service } from "@linehaul/schema/route";
import { z } from "zod";
import { migrationsOf } from "./migrations.ts";

interface Size {
  readonly orders: number;
  readonly until: Date;
}
const SEEDS: Readonly<Record<Service, (db: Db, size: Size, storage: Storage) => Promise<unknown>>> = {
  admin: async (db, { until }) => (await import("@linehaul/admin/demo")).seedAdmin(db, until),
  customer: async (db, { until }, storage) =>
    (await import("@linehaul/customer/demo")).seedCustomerAndFiles(db, until, storage),
  order: async (db, size, storage) => (await import("@linehaul/order/demo")).seedOrderAndFiles(db, size, storage),
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
    const storage = openStorage(service, { ...readConfig(z.object(storageShape)), DATA_DIR: config.DATA_DIR });
    await SEEDS[service](database.db, { orders: Number(values.orders), until: new Date(values.until) }, storage);
  } finally {
    await database.close();
  }
} catch (error) {
  if (error instanceof StartFailure) stopWith([error.message]);
  throw error;
}
