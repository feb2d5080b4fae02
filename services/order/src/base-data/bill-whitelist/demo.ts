import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES } from "@linehaul/schema/sites";
import { firstCustomers } from "../../demo/first-customers.ts";
import { billWhitelist } from "./table.ts";

const MINUTE_MS = 60_000;
const PER_SITE = 4;

/** Fills an empty table with some customers of each site of the demo; the last one is out of use. */
export async function seedBillWhitelist(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(billWhitelist)) > 0) return;
  const rows = await Promise.all(
    SITE_CODES.map(async (site) => {
      const customers = await firstCustomers(db, { site, status: "USABLE", count: PER_SITE });
      return customers.map(({ customerCode, name: customerName }, n) => {
        const at = new Date(begin.getTime() + n * MINUTE_MS);
        const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
        const status = n === PER_SITE - 1 ? ("DISABLED" as const) : ("ENABLED" as const);
        const id = fixedId("bill-whitelist", `${site} ${customerCode}`);
        return { ...by, id, site, status, version: 1, customerCode, customerName };
      });
    }),
  );
  await load(db, billWhitelist, rows.flat());
}
