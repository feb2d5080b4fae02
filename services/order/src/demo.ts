import type { Db } from "@linehaul/kit/database-type";
import type { Storage } from "@linehaul/kit/storage/storage";
import { load } from "@linehaul/kit/demo/load";
import { nextOf } from "@linehaul/kit/jobs/clock";
import { scheduledTask } from "@linehaul/kit/jobs/tables";
import { seedCustomsTypes } from "./customers/customer-customs-type/demo.ts";
import { seedResellers } from "./customers/reseller/demo.ts";
import { seedBillWhitelist } from "./base-data/bill-whitelist/demo.ts";
import { seedCallbackBlacklist } from "./base-data/callback-blacklist/demo.ts";
import { seedCargoFlows } from "./base-data/cargo-flow/demo.ts";
import { seedFieldRules } from "./base-data/field-rule/demo.ts";
import { seedCargoConverts } from "./base-data/cargo-convert/demo.ts";
import { seedCountries } from "./base-data/country-base/demo.ts";
import { seedCurrencies } from "./base-data/currency/demo.ts";
import { seedCustomerServices } from "./base-data/customer-service/demo.ts";
import { seedDefaultCityCodes } from "./base-data/default-city-code/demo.ts";
import { seedExpressControls } from "./base-data/express-control/demo.ts";
import { seedHolidays } from "./base-data/holiday/demo.ts";
import { seedJumpWhitelist } from "./base-data/jump-whitelist/demo.ts";
import { seedOrderFlowWhitelist } from "./base-data/order-flow-whitelist/demo.ts";
import { seedOrderFlows } from "./base-data/order-flow/demo.ts";
import { seedPhoneRules } from "./base-data/phone-rule/demo.ts";
import { seedProductFlows } from "./base-data/product-flow/demo.ts";
import { seedRegionalPersonnel } from "./base-data/regional-personnel/demo.ts";
import { seedServiceFlows } from "./base-data/service-flow/demo.ts";
import { bringBaseData } from "./base-data/shipped.ts";
import { turnDue } from "./base-data/time-zone/turn-clocks.ts";
import { seedWarehouseAddresses } from "./base-data/warehouse-address/demo.ts";
import { seedWorkTimes } from "./base-data/work-time/demo.ts";
import { beginning } from "./demo/calendar.ts";
import { cancelRecordsOf } from "./demo/cancel-records.ts";
import { seedCustomers } from "./demo/customers.ts";
import { demoOrders, type DemoSize } from "./demo/order.ts";
import { seedFailedOrders } from "./demo/failed-orders.ts";
import { seedOrderImports } from "./demo/order-imports.ts";
import { seedCommands } from "./demo/commands.ts";
import { seedOrderMerges } from "./demo/order-merges.ts";
import { seedPools } from "./demo/pools.ts";
import { seedPushes } from "./demo/pushes.ts";
import { seedDeclarationConfigs } from "./orders/declaration-config/demo.ts";
import { seedOrderTemplates } from "./orders/order-template/demo.ts";
import { cancelRecord } from "./orders/cancel-record/table.ts";
import { insertOrders, type OrderParts } from "./orders/order/parts/insert.ts";
import { autoPass } from "./orders/order/lifecycle/auto-pass.ts";
import { orders } from "./orders/order/table.ts";
import { seedDocuments } from "./orders/order-review/document/demo.ts";
import { seedStaffAuditAuths } from "./orders/staff-audit-auth/demo.ts";
import { seedPickupNotices } from "./service-centre/pickup-support/demo.ts";
import { seedProductFees } from "./service-centre/product-information/demo.ts";
import { seedDemoRows } from "./system/demo-row/demo.ts";

/** Orders that are made at a time: few enough for memory. */
const BATCH = 1000;
const DAY_MS = 86_400_000;

/** Stores demo orders, with the records of those that were cancelled. */
export async function storeOrders(db: Db, batch: readonly OrderParts[]): Promise<void> {
  await insertOrders(db, batch);
  await load(db, cancelRecord, batch.flatMap(cancelRecordsOf));
}

/** Orders of a past that was asked for would all pass in the first minute: there the task rests until somebody resumes it (REV-04). */
async function restIfPast(db: Db, until: Date): Promise<void> {
  const now = new Date();
  if (now.getTime() - until.getTime() < DAY_MS) return;
  const { name, cron } = autoPass;
  await db
    .insert(scheduledTask)
    .values({ name, cron, nextAt: nextOf(cron, now), pausedBy: "system", pausedAt: now })
    .onConflictDoNothing();
}

/** All demo data of the service: its rows, and the files that some of them hold. */
export async function seedOrderAndFiles(db: Db, size: DemoSize, storage: Storage): Promise<void> {
  await seedOrder(db, size);
  await seedDocuments(db, storage, size.until);
}

/**
 * Fills an empty database with base data, the customers, free waybill numbers, that many orders over the thirteen months that end at `until`; what is
 * filled already stays as it is. Broken off, it leaves no order behind.
 */
export async function seedOrder(db: Db, size: DemoSize): Promise<void> {
  await bringBaseData(db, beginning(size.until));
  await seedCustomers(db);
  await seedPools(db, size.orders);
  await seedProductFlows(db, beginning(size.until));
  await seedOrderFlows(db, beginning(size.until));
  await seedProductFees(db);
  const [found] = await db.select({ id: orders.id }).from(orders).limit(1);
  if (found !== undefined) return;
  await turnDue(db, size.until);
  await seedCountries(db, beginning(size.until));
  await seedCurrencies(db, beginning(size.until));
  await seedWarehouseAddresses(db, beginning(size.until));
  await seedOrderFlowWhitelist(db, beginning(size.until));
  await seedBillWhitelist(db, beginning(size.until));
  await seedCustomsTypes(db, beginning(size.until));
  await seedResellers(db, beginning(size.until));
  await seedCallbackBlacklist(db, beginning(size.until));
  await seedCargoFlows(db, beginning(size.until));
  await seedFieldRules(db, beginning(size.until));
  await seedCargoConverts(db, beginning(size.until));
  await seedCustomerServices(db, beginning(size.until));
  await seedDefaultCityCodes(db, beginning(size.until));
  await seedExpressControls(db, beginning(size.until));
  await seedServiceFlows(db, beginning(size.until));
  await seedHolidays(db, size.until);
  await seedRegionalPersonnel(db, beginning(size.until));
  await seedPhoneRules(db, size.until);
  await seedJumpWhitelist(db, beginning(size.until));
  await seedWorkTimes(db, size.until);
  await seedPickupNotices(db, size.until);
  await seedDemoRows(db, size.until);
  await seedOrderTemplates(db, size.until);
  await seedDeclarationConfigs(db, size.until);
  await seedStaffAuditAuths(db, size.until);
  await restIfPast(db, size.until);
  const make = demoOrders(size);
  await db.transaction(async (tx) => {
    for (let done = 0; done < size.orders; done += BATCH) {
      const count = Math.min(BATCH, size.orders - done);
      await storeOrders(
        tx,
        Array.from({ length: count }, (_, i) => make(done + i)),
      );
    }
    await seedFailedOrders(tx, make, size);
    await seedPushes(tx, size.until);
    await seedCommands(tx, size.until);
    if (size.orders > 0) await seedOrderMerges(tx, await seedOrderImports(tx, size.until));
  });
  // A plan made before the rows came would take the wrong index.
  await db.execute("analyze");
}
