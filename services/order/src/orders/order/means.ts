import type { Db } from "@linehaul/kit/database-type";
import type { OrderMeans } from "@linehaul/schema/orders/order/new-order-rules";
import type { SiteCode } from "@linehaul/schema/sites";
import { eq } from "drizzle-orm";
import { country } from "../../base-data/country/table.ts";
import { currency } from "../../base-data/currency/table.ts";
import { product } from "../../base-data/product/table.ts";
import { parametersOf } from "../../system/order-config/parameters.ts";
import { passTime } from "./lifecycle/pass-time.ts";

export interface KnownMeans extends OrderMeans {
  /** The prefix of a country's telephones, without the plus sign. */
  readonly phoneCode: (country: string) => string | null;
  /** When an order of the site that is placed, or goes back to the queue, passes by itself (REV-04). */
  readonly passAt: (site: SiteCode, since: Date) => Date;
}

/** What new orders are checked against, as it stands: parameters, currencies and products in use, countries. */
export async function orderMeans(db: Db): Promise<KnownMeans> {
  const parameters = await parametersOf(db);
  const currencies = await db
    .select({ code: currency.code, rate: currency.rateToCny })
    .from(currency)
    .where(eq(currency.status, "ENABLED"));
  const countries = await db.select({ code: country.countryCode, phone: country.phoneCode }).from(country);
  const rates = new Map(currencies.map(({ code, rate }) => [code, rate]));
  const phones = new Map(countries.map(({ code, phone }) => [code, phone]));
  const offered = await db.select({ name: product.nameEn }).from(product).where(eq(product.status, "ENABLED"));
  const products = new Set(offered.map(({ name }) => name));
  const units = new Set(parameters["order.units"]);
  return {
    goodsTypes: parameters["order.goodsTypes"],
    rateToCny: (code) => rates.get(code) ?? null,
    isCountry: (code) => phones.has(code),
    isProduct: (name) => products.has(name),
    isUnit: (unit) => units.has(unit),
    passAt: (site, since) => passTime(since, parameters["review.passHours"][site]),
    phoneCode: (code) => phones.get(code) ?? null,
  };
}
