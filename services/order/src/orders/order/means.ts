import type { Db } from "@linehaul/kit/database-type";
import type { OrderMeans } from "@linehaul/schema/orders/order/new-order-rules";
import type { RuledForm } from "@linehaul/schema/base-data/field-rule/fields";
import type { CustomerType } from "@linehaul/schema/customers/customer";
import { type SiteCode } from "@linehaul/schema/sites";
import { asc, eq, inArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { cargoType } from "../../base-data/cargo-type/table.ts";
import { country } from "../../base-data/country/table.ts";
import { isPostOf } from "@linehaul/kit/judge-posts";
import { customerCopy } from "../../customers/customer/table.ts";
import { isLike } from "@linehaul/kit/patterns";
import { siteDay } from "@linehaul/schema/site-day";
import { holdingRules } from "@linehaul/schema/base-data/field-rule/holding";
import { ratesToCny } from "../../base-data/currency/to-cny.ts";
import { passesAt } from "../../base-data/order-flow-whitelist/passes.ts";
import { payMethod } from "../../base-data/pay-method/table.ts";
import { cargoFlowOf, leaves } from "../../base-data/what-applies/cargo-flow.ts";
import { closingFlow, passingRow } from "../../base-data/what-applies/closing-flow.ts";
import { controlsOf } from "../../base-data/what-applies/controls.ts";
import { judge } from "../../base-data/what-applies/offers.ts";
import { servicesOf } from "../../base-data/what-applies/services.ts";
import { ruleBook } from "../../base-data/what-applies/read-book.ts";
import type { RuleBook } from "../../base-data/what-applies/rule-book.ts";
import { parametersOf } from "../../system/order-config/parameters.ts";
import { called } from "./codes/called.ts";

/** How a sheet's words for base data are written in an order: undefined for what is no row in use, whatever it is called. */
export interface OrderWords {
  readonly product: (text: string) => string | undefined;
  readonly cargoType: (text: string) => string | undefined;
  readonly payMethod: (text: string) => string | undefined;
}
export interface KnownMeans extends OrderMeans {
  /** The prefix of a country's telephones, without the plus sign. */
  readonly phoneCode: (country: string) => string | null;
  readonly words: OrderWords;
}

/** Rows of base data in use, in their order. */
async function inUse(db: Db) {
  const sorted = ({ sort, id }: { readonly sort: PgColumn; readonly id: PgColumn }) => [asc(sort), asc(id)];
  return {
    cargoTypes: await db
      .select()
      .from(cargoType)
      .where(eq(cargoType.status, "ENABLED"))
      .orderBy(...sorted(cargoType)),
    payWays: await db
      .select()
      .from(payMethod)
      .where(eq(payMethod.status, "ENABLED"))
      .orderBy(...sorted(payMethod)),
  };
}

/** Of which orders it is asked: of a site, placed at an instant. */
export interface OrdersOf {
  readonly site: SiteCode;
  readonly at: Date;
  /** Whose, by code: of others it is not known whom they are. */
  readonly customers?: readonly string[];
  /** Which form's rules of fields; those of new orders unless said. */
  readonly form?: RuledForm;
}

/** Whom customers are, by code. */
async function typesOf(db: Db, codes: readonly string[]): Promise<(code: string | null) => CustomerType | null> {
  const { customerCode, customerType } = customerCopy;
  const rows =
    codes.length === 0
      ? []
      : await db
          .select({ customerCode, customerType })
          .from(customerCopy)
          .where(inArray(customerCode, [...new Set(codes)]));
  const types = new Map(rows.map((row) => [row.customerCode, row.customerType]));
  return (code) => types.get(code ?? "") ?? null;
}

/** Which lanes a site has closed on a day, which controls, services and rules of fields hold, and why a product can't be had there. A site that says nothing of where its products go sends them anywhere. */
function offersOn(
  book: RuleBook,
  { site, at }: OrdersOf,
  typeOf: Awaited<ReturnType<typeof typesOf>>,
): Pick<OrderMeans, "closed" | "controls" | "fieldRules" | "takenFor" | "unserved" | "withheld"> {
  const day = siteDay(site, at);
  return {
    closed: (from, to, customerCode) => {
      const row = closingFlow({ day, customerType: typeOf(customerCode), from, to }, book.orderFlows);
      if (passingRow({ from, to, day, customerCode }, book.passes) !== null) return null;
      return row && { reasonEn: row.reasonEn, reasonZhCn: row.reasonZhCn, reasonZhHk: row.reasonZhHk };
    },
    controls: (sent) => controlsOf({ ...sent, day }, book.controls),
    fieldRules: ({ customerCode, ...filled }) =>
      holdingRules({ ...filled, day, customerType: typeOf(customerCode) }, book.fieldRules),
    takenFor: (carried) => {
      const row = cargoFlowOf({ ...carried, day }, book.cargoFlows);
      return (payWay) => leaves(row?.payWays, payWay);
    },
    unserved: (served) => {
      const gone = new Set(servicesOf({ ...served, day }, book).flatMap((s) => (s.isOffered ? [] : [s.serviceCode])));
      return book.services.filter(({ code }) => gone.has(code));
    },
    withheld: ({ productCode, ...shipped }) => {
      const product = book.products.find(({ code }) => code === productCode);
      if (product === undefined || !book.hasFlows) return [];
      return judge({ ...shipped, day, customerType: null }, product, book).reasons;
    },
  };
}

/** What new orders are checked against, as it stands: parameters, the day's rates of currencies, products, cargo types and pay methods in use, countries, where products go. */
export async function orderMeans(db: Db, of: OrdersOf): Promise<KnownMeans> {
  const parameters = await parametersOf(db);
  const rateToCny = await ratesToCny(db, of.at);
  const { countryCode, phoneCode, postPattern, postExample } = country;
  const rows = await db.select({ countryCode, phoneCode, postPattern, postExample }).from(country);
  const countries = new Map(rows.map((row) => [row.countryCode, row]));
  const { cargoTypes, payWays } = await inUse(db);
  const book = { ...(await ruleBook(db, of.site, of.form)), passes: await passesAt(db, of.site) };
  const products = book.products.filter(({ status }) => status === "ENABLED");
  const units = new Set(parameters["order.units"]);
  const [isProduct, isCargo, isWay] = [called(products), called(cargoTypes), called(payWays)];
  return {
    goodsTypes: parameters["order.goodsTypes"],
    rateToCny,
    isCountry: (code) => countries.has(code),
    postUnlike: (code, post) => {
      const said = countries.get(code);
      return said === undefined || isPostOf(said, post) ? null : said.postExample;
    },
    product: (named) => products.find(({ nameEn, code }) => nameEn === named || code === named) ?? null,
    isCargoType: (code) => cargoTypes.some((one) => one.code === code),
    isUnit: (unit) => units.has(unit),
    payWays,
    ...offersOn(book, of, await typesOf(db, of.customers ?? [])),
    isLike,
    phoneCode: (code) => countries.get(code)?.phoneCode ?? null,
    words: {
      product: (text) => isProduct(text)?.nameEn,
      cargoType: (text) => isCargo(text)?.code,
      payMethod: (text) => isWay(text)?.code,
    },
  };
}
