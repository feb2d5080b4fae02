import type { Customer } from "@linehaul/schema/customers/customer";
import type { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { SITE_CODES, SITES, type SiteCode } from "@linehaul/schema/sites";
import { company } from "./companies.ts";
import { orgCodeOf } from "./departments.ts";
import { emailOf, type Person, person } from "./people.ts";
import { phone } from "./phones.ts";
import { type Place, place } from "./places.ts";
import { type Random, random, weighted } from "./prng.ts";

/** A customer of the demo data in the clear: the customer service stores it, and orders take their snapshots from it. */
export interface DemoCustomer {
  readonly customerCode: string;
  readonly intlCustomerCode: string;
  readonly site: SiteCode;
  readonly nameEn: string;
  readonly nameZh: string | null;
  /** What it is called on its orders. */
  readonly name: string;
  readonly customerType: Customer["customerType"];
  readonly status: Customer["status"];
  readonly industry: string | null;
  readonly place: Place;
  readonly salesPerson: string | null;
  /** Sales looks after companies, customer service after persons. */
  readonly orgCode: string;
  readonly settlementType: Customer["settlementType"];
  readonly creditPeriodDays: number | null;
  readonly creditLimit: string | null;
  readonly contact: Person;
  readonly phone: { readonly code: string; readonly number: string };
  readonly email: string | null;
  readonly monthCard: string | null;
  /** What its own order numbers begin with. */
  readonly orderPrefix: string;
  /** How many orders it places beside the others. */
  readonly size: number;
}

const PER_SITE: Record<SiteCode, number> = { MY: 900, ID: 600, VN: 500 };
const CODE_PREFIX: Record<SiteCode, string> = { MY: "60", ID: "62", VN: "84" };
/** By a word of the name, in any of its languages. */
const INDUSTRIES: readonly (readonly [string, RegExp])[] = [
  ["ELECTRONICS", /elektronik|electronic|điện tử|optic|optik|technology|công nghệ|instrument/i],
  ["TEXTILE", /textile|tekstil|batik|dệt|apparel|giày|sepatu/i],
  ["FURNITURE", /furnitur|perabot|gỗ|rotan|home goods|design/i],
  ["FOOD", /food|makanan|pepper|rempah|kopi|cà phê|thủy sản/i],
  ["MACHINERY", /precision|kejuruteraan|cơ khí|hardware|marine|auto|otomotif/i],
  ["MEDICAL", /medical|dược/i],
  ["COSMETICS", /kosmetik|cosmetic/i],
  ["HANDICRAFT", /kerajinan|mỹ nghệ|toys/i],
];
const industryOf = (name: string) => INDUSTRIES.find(([, words]) => words.test(name))?.[0] ?? "TRADE";
const CREDIT_UNIT: Record<SiteCode, number> = { MY: 5000, ID: 20_000_000, VN: 25_000_000 };

type Status = (typeof CUSTOMER_STATUSES)[number];
const status = weighted<Status>([
  ["USABLE", 82],
  ["UNUSABLE", 5],
  ["APPROVED", 4],
  ["PENDING_REVIEW", 4],
  ["ADDED", 3],
  ["REJECTED", 2],
]);

/** A step of 7,919 through the numbers of eight digits visits each once, so that codes look drawn and never repeat. */
const codeOf = (site: SiteCode, index: number) =>
  CODE_PREFIX[site] + String((10_228_841 + index * 7_919_003) % 100_000_000).padStart(8, "0");

function terms(r: Random, site: SiteCode, enterprise: boolean) {
  if (!enterprise || r.chance(0.35)) {
    return { settlementType: r.chance(0.8) ? "CASH" : "PREPAID", creditPeriodDays: null, creditLimit: null } as const;
  }
  const creditLimit = `${r.int(1, 40) * CREDIT_UNIT[site]}.00`;
  return { settlementType: "MONTHLY", creditPeriodDays: r.pick([15, 30, 30, 45, 60]), creditLimit } as const;
}

function enterprise(r: Random, site: SiteCode, door: Place, taken: Set<string>) {
  for (;;) {
    const made = company(r, site);
    const where = door.regionLevels.at(-1) ?? site;
    // The second of a name carries its town, as branches do.
    const nameEn = taken.has(made.nameEn) ? `${made.nameEn} (${where})` : made.nameEn;
    const nameZh = made.nameZh && nameEn !== made.nameEn ? `${made.nameZh}（${where}）` : made.nameZh;
    if (taken.has(nameEn)) continue;
    taken.add(nameEn);
    return { nameEn, nameZh, short: made.short };
  }
}

function makeCustomer(site: SiteCode, index: number, taken: Set<string>): DemoCustomer {
  const r = random("customer", site, index);
  const isCompany = r.chance(0.6);
  const door = place(r, SITES[site].country);
  const contact = person(r, SITES[site].country);
  const named = isCompany ? enterprise(r, site, door, taken) : ownName(contact);
  const customerCode = codeOf(site, index);
  const agreed = terms(r, site, isCompany);
  return {
    customerCode,
    intlCustomerCode: `INT${customerCode}`,
    site,
    nameEn: named.nameEn,
    nameZh: named.nameZh,
    name: named.nameZh ?? named.nameEn,
    customerType: isCompany ? "ENTERPRISE" : "PERSONAL",
    status: status(r),
    industry: isCompany ? industryOf(named.nameEn) : null,
    place: door,
    salesPerson: r.chance(0.75) ? person(r, SITES[site].country).name : null,
    orgCode: orgCodeOf(site, isCompany ? "SALES" : "CS"),
    ...agreed,
    contact,
    phone: phone(r, SITES[site].country),
    email: r.chance(0.9) ? emailOf(contact.latin, isCompany ? `${named.short}.${DOMAIN[site]}` : "mail.example") : null,
    monthCard: agreed.settlementType === "MONTHLY" ? `7${r.digits("#########")}` : null,
    orderPrefix: isCompany ? named.short.slice(0, 3).toUpperCase() : site,
    // A few large customers place most of the orders.
    size: isCompany ? 1 + Math.floor(60 / (1 + r.int(0, 59))) : 1,
  };
}
const DOMAIN: Record<SiteCode, string> = { MY: "example.my", ID: "example.id", VN: "example.vn" };

/** A person who writes Chinese has a Latin spelling for the English name; the others have one name. */
const ownName = ({ name, latin }: Person) =>
  /\p{Script=Han}/u.test(name)
    ? { nameEn: latin, nameZh: name, short: "mail" }
    : { nameEn: name, nameZh: null, short: "mail" };

let made: readonly DemoCustomer[] | undefined;

/** The two thousand customers of the demo data, the same at every call and in every process. */
export function demoCustomers(): readonly DemoCustomer[] {
  const taken = new Set<string>();
  made ??= SITE_CODES.flatMap((site) => Array.from({ length: PER_SITE[site] }, (_, i) => makeCustomer(site, i, taken)));
  return made;
}
