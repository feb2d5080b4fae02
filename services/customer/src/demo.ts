import type { Db } from "@linehaul/kit/database-type";
import { type DemoCustomer, demoCustomers } from "@linehaul/kit/demo/customers";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { random } from "@linehaul/kit/demo/prng";
import { SITES } from "@linehaul/schema/sites";
import { seedLogins } from "./accounts/login-log/demo.ts";
import { customers } from "./customers/customer/table.ts";

/** Customers joined in the years before the first order of the demo data. */
const JOINED = [Date.UTC(2019, 0, 7), Date.UTC(2025, 8, 30)] as const;

function stored(c: DemoCustomer): typeof customers.$inferInsert {
  const r = random("joined", c.customerCode);
  const joined = r.int(JOINED[0] / 1000, JOINED[1] / 1000) * 1000;
  const levels = c.place.regionLevels;
  return {
    id: idAt(r, joined),
    site: c.site,
    customerCode: c.customerCode,
    intlCustomerCode: c.intlCustomerCode,
    nameEn: c.nameEn,
    nameZh: c.nameZh,
    customerType: c.customerType,
    status: c.status,
    industry: c.industry,
    countryCode: c.place.countryCode,
    province: levels[0] ?? null,
    city: levels[1] ?? null,
    address: c.place.address,
    postCode: c.place.postCode,
    salesPerson: c.salesPerson,
    orgCode: c.orgCode,
    settlementType: c.settlementType,
    creditPeriodDays: c.creditPeriodDays,
    creditLimit: c.creditLimit,
    creditCurrency: SITES[c.site].currency,
    contactName: c.contact.name,
    contactPhoneCode: c.phone.code,
    contactPhone: c.phone.number,
    contactEmail: c.email,
    createdAt: new Date(joined),
  };
}

/**
 * Fills an empty database with the two thousand customers of whom the demo orders speak and, up to `until`, with thirty days of sign-ins;
 * a filled one stays as it is.
 */
export async function seedCustomer(db: Db, until?: Date): Promise<void> {
  const [found] = await db.select({ id: customers.id }).from(customers).limit(1);
  if (found !== undefined) return;
  await load(db, customers, demoCustomers().map(stored));
  if (until) await seedLogins(db, until);
  // A plan made before the rows came would take the wrong index.
  await db.execute("analyze");
}
