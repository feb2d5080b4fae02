import type { DemoCustomer } from "@linehaul/kit/demo/customers";
import { idAt } from "@linehaul/kit/demo/ids";
import { person } from "@linehaul/kit/demo/people";
import { random, type Random } from "@linehaul/kit/demo/prng";
import { SITES } from "@linehaul/schema/sites";
import { demoIdentity } from "./demo-identity.ts";
import type { customers } from "./table.ts";

type New = typeof customers.$inferInsert;

/** Customers joined in the years before the first order of the demo data. */
const JOINED = [Date.UTC(2019, 0, 7), Date.UTC(2025, 8, 30)] as const;
const UNUSABLE = [
  "Bills unpaid for 90 days",
  "Closed its business",
  "Moved to another carrier",
  "Papers expired",
] as const;
const NATURE = ["PRIVATE", "PRIVATE", "LISTED", "STATE_OWNED", "FOREIGN_OWNED", "SOLE_TRADER"] as const;
const TRADE = ["Wholesale and export", "Sales over the internet", "Manufacture and export", "Trade fairs and samples"];

/** What its enterprise is, and what it pays from; drawn apart, so that what was drawn before stays as it was. */
function recordOf(c: DemoCustomer) {
  const r = random("record", c.customerCode);
  const isCompany = c.customerType === "ENTERPRISE";
  const isMonthly = c.settlementType === "MONTHLY";
  return {
    nature: isCompany ? r.pick(NATURE) : null,
    businessScope: isCompany ? r.pick(TRADE) : null,
    ...demoIdentity(c),
    referrer: r.chance(0.15) ? person(r, SITES[c.site].country).name : null,
    deliveryPerson: r.chance(0.6) ? person(r, SITES[c.site].country).name : null,
    pinCode: r.chance(0.4) ? r.digits("######") : null,
    tel: isCompany && r.chance(0.7) ? r.digits("3-#### ####") : null,
    county: c.place.regionLevels[2] ?? null,
    settlementAccount: isMonthly || r.chance(0.3) ? r.digits("##########") : null,
    prepaidAccount: c.settlementType === "PREPAID" ? r.digits("PP########") : null,
    invoiceTitle: isCompany && r.chance(0.3) ? `${c.nameEn}, Accounts Payable` : null,
    invoiceCount: isMonthly ? r.int(1, 3) : null,
    takesCod: isCompany && r.chance(0.35),
    takesDdp: isCompany && r.chance(0.4),
  } satisfies Partial<New>;
}

/** The instant at which a customer was added, and where its stream goes on. */
export const joinedAt = (c: DemoCustomer): { readonly r: Random; readonly at: number } => {
  const r = random("joined", c.customerCode);
  return { r, at: r.int(JOINED[0] / 1000, JOINED[1] / 1000) * 1000 };
};

/** A customer of the demo data as the service keeps it. */
export function stored(c: DemoCustomer): New {
  const { r, at } = joinedAt(c);
  const levels = c.place.regionLevels;
  return {
    id: idAt(r, at),
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
    ...recordOf(c),
    releaseStatus: "ADD",
    version: 1,
    createdAt: new Date(at),
    modifiedAt: new Date(at),
    modifiedBy: c.salesPerson ?? "system",
  };
}
