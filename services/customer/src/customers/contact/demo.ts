import type { DemoCustomer } from "@linehaul/kit/demo/customers";
import { idAt } from "@linehaul/kit/demo/ids";
import { emailOf, person } from "@linehaul/kit/demo/people";
import { phone } from "@linehaul/kit/demo/phones";
import { place } from "@linehaul/kit/demo/places";
import { random, type Random } from "@linehaul/kit/demo/prng";
import { SITES } from "@linehaul/schema/sites";
import type { ContactRecord } from "./table.ts";

const HOUR = 3_600_000;
const TYPES = ["Accounts payable", "Shipping", "Returns", "Warehouse", "Customs", "Director"] as const;
/** Where a name says so. */
const titleOf = (name: string): string | null =>
  / (?:binti|Thị) /.test(name) ? "Ms" : / (?:bin|Văn) /.test(name) ? "Mr" : null;

function another(r: Random, c: DemoCustomer, customerId: string, at: number, n: number): ContactRecord {
  const country = SITES[c.site].country;
  const { name, latin } = person(r, country);
  const { code, number } = phone(r, country);
  // Most are where the customer is.
  const away = r.chance(0.4) ? place(r, country) : null;
  return {
    id: idAt(r, at + n * HOUR),
    customerId,
    place: n,
    contactType: r.pick(TYPES),
    title: titleOf(name),
    name,
    mobileAreaCode: code,
    mobile: number,
    phone: r.chance(0.3) ? r.digits("3-#### ####") : null,
    email: r.chance(0.8) ? emailOf(latin, `${c.orderPrefix.toLowerCase()}.example`) : null,
    companyName: away !== null && r.chance(0.3) ? `${c.nameEn.slice(0, 80)} Logistics` : null,
    countryCode: away?.countryCode ?? null,
    province: away?.regionLevels[0] ?? null,
    city: away?.regionLevels[1] ?? null,
    county: away?.regionLevels[2] ?? null,
    address: away?.address ?? null,
    postCode: away?.postCode ?? null,
    createdAt: new Date(at + n * HOUR),
  };
}

/** Whom the customer named itself is the first of its people; companies have some more. */
export function demoContacts(c: DemoCustomer, customerId: string, at: number): ContactRecord[] {
  const r = random("contacts", c.customerCode);
  const more = c.customerType === "ENTERPRISE" ? r.int(0, 3) : 0;
  const [province = null, city = null, county = null] = c.place.regionLevels;
  const first: ContactRecord = {
    id: idAt(r, at),
    customerId,
    place: 1,
    contactType: null,
    title: null,
    name: c.contact.name,
    mobileAreaCode: c.phone.code,
    mobile: c.phone.number,
    phone: null,
    email: c.email,
    companyName: null,
    countryCode: c.place.countryCode,
    province,
    city,
    county,
    address: c.place.address,
    postCode: c.place.postCode,
    createdAt: new Date(at),
  };
  return [first, ...Array.from({ length: more }, (_, i) => another(r, c, customerId, at, i + 2))];
}
