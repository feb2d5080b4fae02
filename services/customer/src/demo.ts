import type { Db } from "@linehaul/kit/database-type";
import { type DemoCustomer, demoCustomers } from "@linehaul/kit/demo/customers";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { random } from "@linehaul/kit/demo/prng";
import { SITES } from "@linehaul/schema/sites";
import { seedLogins } from "./accounts/login-log/demo.ts";
import { customers } from "./customers/customer/table.ts";
import { monthCard } from "./customers/month-card/table.ts";

/** Customers joined in the years before the first order of the demo data. */
const JOINED = [Date.UTC(2019, 0, 7), Date.UTC(2025, 8, 30)] as const;

const UNUSABLE = [
  "Bills unpaid for 90 days",
  "Closed its business",
  "Moved to another carrier",
  "Papers expired",
] as const;

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
    unusableReason: c.status === "UNUSABLE" ? r.pick(UNUSABLE) : null,
    version: 1,
    createdAt: new Date(joined),
    modifiedAt: new Date(joined),
    modifiedBy: c.salesPerson ?? "system",
  };
}

/** The monthly cards of those whom the database has: older demo data had none. What is filled already stays as it is. */
async function seedCards(db: Db): Promise<void> {
  if ((await db.$count(monthCard)) > 0) return;
  const held = await db.select({ id: customers.id, code: customers.customerCode }).from(customers);
  const ids = new Map(held.map(({ id, code }) => [code, id]));
  const cards = demoCustomers().flatMap(({ customerCode, monthCard: card, settlementType }) => {
    const customerId = ids.get(customerCode);
    if (card === null || customerId === undefined) return [];
    const kind = settlementType === "MONTHLY" ? ("CREDIT" as const) : ("PREPAID" as const);
    return [{ card, customerId, kind, inUse: true }];
  });
  await load(db, monthCard, cards);
}

/**
 * Fills an empty database with the two thousand customers of whom the demo orders speak, their cards and, up to `until`, thirty days of
 * sign-ins; a filled one stays as it is.
 */
export async function seedCustomer(db: Db, until?: Date): Promise<void> {
  const [found] = await db.select({ id: customers.id }).from(customers).limit(1);
  if (found === undefined) {
    await load(db, customers, demoCustomers().map(stored));
    if (until) await seedLogins(db, until);
  }
  await seedCards(db);
  // A plan made before the rows came would take the wrong index.
  if (found === undefined) await db.execute("analyze");
}
