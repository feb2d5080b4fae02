import { z } from "zod";
import { ById, ByIds, CatalogueRow, ConfigStatus, savedRow } from "../catalogue.ts";
import { page, pageQuery } from "../paging.ts";
import { route } from "../route.ts";

/** `code` is ISO 4217; `rateToCny` says how many CNY one unit is worth and converts declared values (ORD-03). */
export const CurrencyInput = z.object({
  ...savedRow,
  code: z.string("required").regex(/^[A-Z]{3}$/, "currency.code"),
  nameEn: z.string("required").trim().min(1, "required").max(60, "text.max"),
  nameZh: z.string("required").trim().min(1, "required").max(60, "text.max"),
  symbol: z.string("required").trim().min(1, "required").max(8, "text.max"),
  decimals: z.int("number.integer").min(0, "number.min").max(4, "number.max"),
  rateToCny: z
    .string("required")
    .regex(/^\d{1,10}(\.\d{1,8})?$/, "currency.rate")
    .refine((r) => !/^0+(\.0+)?$/.test(r), "number.positive"),
  sort: z.int("number.integer").min(0, "number.min").max(9999, "number.max"),
});
export type CurrencyInput = z.infer<typeof CurrencyInput>;

export const Currency = CatalogueRow.extend({
  code: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  rateToCny: z.string(),
  sort: z.int(),
}).meta({ id: "Currency" });
export type Currency = z.infer<typeof Currency>;
export const CURRENCY_SORTS = ["SORT_ASC", "CODE_ASC", "CODE_DESC", "MODIFIED_AT_DESC"] as const;
export const currencyFilter = { keyword: z.string().trim().max(60).optional(), status: ConfigStatus.optional() };

export const currencyRoutes = {
  pageQuery: route({
    service: "order",
    method: "POST",
    path: "/currency/pageQuery",
    may: ["CURRENCY.VIEW"],
    safe: true,
    summary: "Currencies, a page",
    body: pageQuery({ filter: currencyFilter, sort: CURRENCY_SORTS }),
    result: page(Currency),
  }),
  byIds: route({
    service: "order",
    method: "POST",
    path: "/currency/byIds",
    may: ["CURRENCY.VIEW"],
    safe: true,
    summary: "Currencies by id",
    body: ByIds,
    result: z.array(Currency),
  }),
  save: route({
    service: "order",
    method: "POST",
    path: "/currency/save",
    may: ["CURRENCY.CREATE", "CURRENCY.EDIT"],
    summary: "Create a currency (no id) or edit one",
    body: CurrencyInput,
    result: Currency,
  }),
  enable: route({
    service: "order",
    method: "POST",
    path: "/currency/enable/:id",
    may: ["CURRENCY.ENABLE"],
    summary: "Bring a currency into use",
    params: ById,
    result: Currency,
  }),
  disable: route({
    service: "order",
    method: "POST",
    path: "/currency/disable/:id",
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
