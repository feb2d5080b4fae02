import { COUNTRIES } from "@linehaul/kit/countries";
import type { Db } from "@linehaul/kit/database-type";
import { company } from "@linehaul/kit/demo/companies";
import { load } from "@linehaul/kit/demo/load";
import { emailOf, person } from "@linehaul/kit/demo/people";
import { phone } from "@linehaul/kit/demo/phones";
import { place } from "@linehaul/kit/demo/places";
import { random } from "@linehaul/kit/demo/prng";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, SITES, type SiteCode } from "@linehaul/schema/sites";
import { and, asc, eq } from "drizzle-orm";
import { customers } from "../customer/table.ts";
import { nonCoreCustomer, type NonCoreRecord } from "./table.ts";

const PER_SITE = 36;
const MINUTE_MS = 60_000;
/** Of so many one is a customer of ours already. */
const LINKED_EVERY = 6;
const SYSTEMS = ["AGENT-CRM", "CASH-COUNTER", "PARTNER-HUB"] as const;

function made(site: SiteCode, n: number, at: Date): NonCoreRecord {
  const r = random("non-core", site, n);
  const country = SITES[site].country;
  const isCompany = r.chance(0.7);
  const contact = person(r, country);
  const door = place(r, country);
  const dialled = phone(r, country);
  const outsideNo = r.digits("N#######");
  return {
    id: fixedId("non-core-customer", `${site}-${n}`),
    status: "ENABLED",
    version: 1,
    createdBy: "system",
    createdAt: at,
    modifiedBy: "system",
    modifiedAt: at,
    site,
    system: SYSTEMS[n % SYSTEMS.length] ?? SYSTEMS[0],
    outsideNo,
    customerType: isCompany ? "ENTERPRISE" : "PERSONAL",
    name: isCompany ? company(r, site).nameEn : contact.latin,
    countryCode: COUNTRIES.find((one) => one.countryCode === country)?.countryCode ?? country,
    city: door.regionLevels.at(-1) ?? null,
    contactName: contact.name,
    phone: `+${dialled.code} ${dialled.number}`,
    email: r.chance(0.7) ? emailOf(contact.latin, "mail.example") : null,
    remark: null,
    customerCode: null,
    customerName: null,
  };
}

/** Fills an empty table with some of each site, a few of whom are customers already. */
export async function seedNonCore(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(nonCoreCustomer)) > 0) return;
  for (const site of SITE_CODES) {
    const own = await db
      .select()
      .from(customers)
      .where(and(eq(customers.site, site), eq(customers.status, "USABLE")))
      .orderBy(asc(customers.customerCode))
      .limit(PER_SITE);
    const rows = Array.from({ length: PER_SITE }, (_, n) => {
      const row = made(site, n, new Date(begin.getTime() + n * MINUTE_MS));
      const customer = n % LINKED_EVERY === LINKED_EVERY - 1 ? own[n] : undefined;
      if (customer === undefined) return row;
      const { customerCode, nameEn, customerType } = customer;
      return { ...row, customerType, name: nameEn, customerCode, customerName: nameEn };
    });
    await load(db, nonCoreCustomer, rows);
  }
}
