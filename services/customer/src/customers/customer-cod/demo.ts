import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { random } from "@linehaul/kit/demo/prng";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, SITES } from "@linehaul/schema/sites";
import { and, asc, eq } from "drizzle-orm";
import { customers } from "../customer/table.ts";
import { customerCod } from "./table.ts";

const PER_SITE = 12;
const MINUTE_MS = 60_000;
/** The least and the most that is collected, in each site's currency. */
const BOUNDS = { MY: ["10.00", "5000.00"], ID: ["20000.00", "15000000.00"], VN: ["50000.00", "20000000.00"] } as const;

/** Fills an empty table with some customers of each site whose receivers pay when they get the goods. */
export async function seedCods(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(customerCod)) > 0) return;
  for (const site of SITE_CODES) {
    const able = and(eq(customers.site, site), eq(customers.takesCod, true), eq(customers.status, "USABLE"));
    const found = await db.select().from(customers).where(able).orderBy(asc(customers.customerCode)).limit(PER_SITE);
    const [least, most] = BOUNDS[site];
    const rows = found.map(({ customerCode, nameEn: customerName }, n) => {
      const r = random("cod", customerCode);
      const at = new Date(begin.getTime() + n * MINUTE_MS);
      return {
        id: fixedId("customer-cod", customerCode),
        status: n % 6 === 5 ? ("DISABLED" as const) : ("ENABLED" as const),
        version: 1,
        createdBy: "system",
        createdAt: at,
        modifiedBy: "system",
        modifiedAt: at,
        site,
        customerCode,
        customerName,
        currency: SITES[site].currency,
        card: r.digits("62##############"),
        account: r.digits("##########"),
        least,
        most,
      };
    });
    await load(db, customerCod, rows);
  }
}
