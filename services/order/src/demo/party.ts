import type { DemoCustomer } from "@linehaul/kit/demo/customers";
import { company as makeCompany } from "@linehaul/kit/demo/companies";
import { emailOf, person } from "@linehaul/kit/demo/people";
import { phone } from "@linehaul/kit/demo/phones";
import { place } from "@linehaul/kit/demo/places";
import type { Random } from "@linehaul/kit/demo/prng";
import type { orderParty } from "../orders/order/parts/table.ts";

type Party = Omit<typeof orderParty.$inferInsert, "orderId" | "site" | "role">;

const EU = new Set("AT BE BG CZ DE DK ES FI FR GR HU IE IT LT LV NL PL PT RO SE SI SK".split(" "));
/** Customs there ask private people for a document. */
const ASKS_ID = new Set(["CN", "KR", "TW", "IN", "BR", "ID", "TR"]);
const NO_PAPERS = { certType: null, certNo: null, vat: null, eori: null, ioss: null };

const document = (r: Random) =>
  r.chance(0.5)
    ? { certType: "PASSPORT", certNo: r.pick(["A", "E", "K", "P"]) + r.digits("########") }
    : { certType: "ID_CARD", certNo: r.digits("######19#########") };

function taxNumbers(r: Random, country: string, trader: boolean) {
  if (country === "GB")
    return trader ? { vat: `GB${r.digits("#########")}`, eori: `GB${r.digits("#########")}000` } : {};
  if (!EU.has(country)) return {};
  if (trader) return { vat: `${country}${r.digits("#########")}`, eori: `${country}${r.digits("############")}` };
  return r.chance(0.4) ? { ioss: `IM${r.digits("##########")}` } : {};
}

/** The customer at its own door, or at a branch when the parcel starts in another country. */
export function sender(r: Random, c: DemoCustomer, country: string): Party {
  const door = country === c.place.countryCode ? c.place : place(r, country);
  const private_ = c.customerType === "PERSONAL";
  return {
    ...NO_PAPERS,
    name: c.contact.name,
    company: private_ ? null : c.name,
    phoneCode: c.phone.code,
    phone: c.phone.number,
    email: c.email,
    countryCode: door.countryCode,
    regionLevels: [...door.regionLevels],
    address: door.address,
    postCode: door.postCode,
    cityCode: door.cityCode,
    ...(private_ ? document(r) : {}),
  };
}

const SITE_COUNTRIES = { MY: "MY", ID: "ID", VN: "VN" } as const;
const isSite = (country: string): country is keyof typeof SITE_COUNTRIES => country in SITE_COUNTRIES;
const FORMS: Readonly<Record<string, string>> = {
  SG: "Pte Ltd",
  HK: "Ltd",
  GB: "Ltd",
  US: "Inc.",
  AU: "Pty Ltd",
  DE: "GmbH",
  NL: "B.V.",
  JP: "株式会社",
};

function companyIn(r: Random, country: string, family: string): string {
  if (isSite(country)) return makeCompany(r, country).nameEn;
  if (country === "JP") return `株式会社${family}商店`;
  if (country === "CN" || country === "TW") return makeCompany(r, "MY").nameZh ?? `${family} Trading Co., Ltd`;
  return `${family} ${r.pick(["Trading", "Imports", "Supply", "Retail", "Studio"])} ${FORMS[country] ?? "Co., Ltd"}`;
}

export function receiver(r: Random, country: string, trade: boolean): Party {
  const who = person(r, country);
  const door = place(r, country);
  const reached = phone(r, country);
  const trader = r.chance(trade ? 0.7 : 0.1);
  const family = country === "JP" ? (who.name.split(" ")[0] ?? who.name) : (who.latin.split(" ").at(-1) ?? who.latin);
  return {
    ...NO_PAPERS,
    name: who.name,
    company: trader ? companyIn(r, country, family) : null,
    phoneCode: reached.code,
    phone: reached.number,
    email: r.chance(0.7) ? emailOf(who.latin, "mail.example") : null,
    countryCode: country,
    regionLevels: [...door.regionLevels],
    address: door.address,
    postCode: door.postCode,
    cityCode: door.cityCode,
    ...(!trader && ASKS_ID.has(country) ? document(r) : {}),
    ...taxNumbers(r, country, trader),
  };
}
