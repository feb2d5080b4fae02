import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { keyword, line, whole } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { pullRoutes } from "./pull/routes.ts";

const own = {
  code: z
    .string("required")
    .regex(/^[A-Z]{3}$/, "currency.code")
    .describe("ISO 4217: three capital letters, e.g. `MYR`."),
  nameEn: line(60).describe("Name in English."),
  nameZh: line(60).describe("Name in Chinese."),
  symbol: line(8).describe("E.g. `RM`."),
  decimals: whole(0, 4).describe("Decimals of an amount."),
  rateToCny: z
    .string("required")
    .regex(/^\d{1,10}(\.\d{1,8})?$/, "currency.rate")
    .refine((r) => !/^0+(\.0+)?$/.test(r), "number.positive")
    .meta({
      format: "decimal",
      description: "How many CNY one unit is worth (ORD-03): more than 0, at most 10 digits and 8 decimals.",
    }),
  sort: whole(0, 9999).describe("Its place in choices."),
};
export const CurrencyInput = z.object({ ...savedRow, ...own });
export type CurrencyInput = z.infer<typeof CurrencyInput>;
export const Currency = catalogueRow("Currency", own);
export type Currency = z.infer<typeof Currency>;

/** What a source says of a currency: all but its place in choices, which is the house's own. */
const { sort: _sort, ...sourced } = own;
export const SourcedCurrency = z.object(sourced);
export type SourcedCurrency = z.infer<typeof SourcedCurrency>;

export const RATE_ORIGINS = ["RELEASE", "HAND", "SOURCE"] as const;
export const RateOrigin = z.enum(RATE_ORIGINS).meta({
  id: "RateOrigin",
  description: "Where a rate came from.",
  "x-values": {
    RELEASE: "It came with the release.",
    HAND: "Somebody wrote it.",
    SOURCE: "It was pulled from the source.",
  },
});
/** No more of a currency's rates are answered. */
export const MOST_RATES = 200;
export const CurrencyRate = z
  .object({
    rateToCny: z.string().meta({ format: "decimal", description: "How many CNY one unit was worth (ORD-03)." }),
    since: z.iso.datetime().describe("From when on."),
    by: z.string().describe("Who said so."),
    origin: RateOrigin.describe("Where it came from."),
  })
  .meta({ id: "CurrencyRate", description: "A rate that a currency had, or has." });
export type CurrencyRate = z.infer<typeof CurrencyRate>;

export const currencySorts = {
  SORT_ASC: "sort",
  CODE_ASC: "code",
  CODE_DESC: "code",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<Currency>;
export const CurrencyFilter = z.object({ keyword: keyword("code or names"), status: inUse });

const { read, write } = routesOf("order");
const { look, pull } = pullRoutes({
  may: "CURRENCY.SYNC",
  what: "currencies",
  look: "/currency/sync/look",
  pull: "/currency/sync",
});
export const currencyRoutes = {
  pageQuery: read("/currency/pageQuery", {
    may: ["CURRENCY.VIEW"],
    summary: "Currencies, a page",
    body: pageQuery({ filter: CurrencyFilter.shape, sort: sortNames(currencySorts) }),
    result: page(Currency),
  }),
  byIds: read("/currency/byIds", {
    may: ["CURRENCY.VIEW"],
    summary: "Currencies by id",
    body: ByIds,
    result: z.array(Currency),
  }),
  rates: read("/currency/rates", {
    may: ["CURRENCY.VIEW"],
    summary: `The rates that a currency has had, newest first, ${MOST_RATES} at the most; 404001 for one that is not there`,
    body: ById,
    result: z.array(CurrencyRate),
  }),
  syncLook: look,
  sync: pull,
  save: write("/currency/save", {
    may: ["CURRENCY.CREATE", "CURRENCY.EDIT"],
    summary: "Create a currency (no id) or edit one",
    body: CurrencyInput,
    result: Currency,
  }),
  enable: write("/currency/enable/:id", {
    may: ["CURRENCY.ENABLE"],
    summary: "Bring a currency into use",
    params: ById,
    result: Currency,
  }),
  disable: write("/currency/disable/:id", {
    may: ["CURRENCY.DISABLE"],
    summary: "Take a currency out of use; orders keep it",
    params: ById,
    result: Currency,
  }),
  /** Given as `GET /baseData/currencyList`: reference data. */
  list: route({
    service: "order",
    method: "GET",
    path: "/baseData/currencyList",
    may: ["GATEWAY"],
    safe: true,
    summary: "Every currency: reference data of the gateway",
    result: z.array(Currency),
  }),
} as const;
