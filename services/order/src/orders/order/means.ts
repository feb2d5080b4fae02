import type { Db } from "@linehaul/kit/database-type";
import type { OrderMeans } from "@linehaul/schema/orders/order/new-order-rules";
import { eq } from "drizzle-orm";
import { country } from "../../base-data/country/table.ts";
import { currency } from "../../base-data/currency/table.ts";
import { payMethod } from "../../base-data/pay-method/table.ts";
import { product } from "../../base-data/product/table.ts";
import { parametersOf } from "../../system/order-config/parameters.ts";

export interface KnownMeans extends OrderMeans {
  /** The prefix of a country's telephones, without the plus sign. */
  readonly phoneCode: (country: string) => string | null;
}

/** What new orders are checked against, as it stands: parameters, currencies, products and pay methods in use, countries. */
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
  const pays = await db.select().from(payMethod).where(eq(payMethod.status, "ENABLED"));
  const units = new Set(parameters["order.units"]);
  return {
    goodsTypes: parameters["order.goodsTypes"],
    rateToCny: (code) => rates.get(code) ?? null,
    isCountry: (code) => phones.has(code),
    isProduct: (name) => products.has(name),
    isUnit: (unit) => units.has(unit),
    canPay: (what, payer, byCard) =>
      pays.some((one) => one.needsMonthCard === byCard && one.payFor.includes(what) && one.payers.includes(payer)),
    phoneCode: (code) => phones.get(code) ?? null,
  };
}
