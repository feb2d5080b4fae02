import { z } from "zod";
import { inLanguages, namedRow } from "../base-data/coded.ts";
import { ByIds, ById } from "../catalogue.ts";
import { decimal, keyword } from "../field.ts";
import { PayMethod, PickupType } from "../orders/order/enums.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";

const code = z.string().describe("Its code, e.g. `INTL_EXPRESS`.");
const nameI18n = inLanguages("Its name, by language.");

export const ProductName = z
  .object(namedRow("INTL_EXPRESS"))
  .meta({ id: "ProductName", description: "A product as forms name it: reference data, in the gateway's memory." });
export type ProductName = z.infer<typeof ProductName>;

export const ProductLane = z
  .object({
    fromCountry: z.string().describe("Where from: ISO 3166-1 alpha-2."),
    fromRegion: z.string().describe("A region of it; empty: all of it."),
    toCountry: z.string().nullable().describe("Where to; null: wherever no lane of its own leads."),
    toRegion: z.string().describe("A region of it; empty: all of it."),
    cargoTypeCode: z.string().nullable().describe("For this cargo type alone; null: all that the product takes."),
    agingMin: z.int().describe("Working days on the way, at least (ORD-14)."),
    agingMax: z.int().describe("Working days on the way, at most."),
    maxWeight: decimal().describe("Kilograms that a shipment may weigh at most there."),
  })
  .meta({ id: "ProductLane", description: "Where a product goes from a site, and how long it takes." });
export type ProductLane = z.infer<typeof ProductLane>;

export const ProductAddService = z
  .object({
    code: z.string().describe("Code of the add-on service, e.g. `INSURANCE`."),
    nameI18n,
    helpI18n: inLanguages("What it is, and what it costs when, in a sentence."),
    fee: decimal().nullable().describe("What it costs at least; null: nothing."),
    feeCurrency: z.string().describe("ISO 4217 of that fee."),
    feeRate: decimal().nullable().describe("Percent of the value that is insured or collected; null: none."),
  })
  .meta({ id: "ProductAddService", description: "An add-on service that can be had with a product." });
export type ProductAddService = z.infer<typeof ProductAddService>;

export const ProductInfo = z
  .object({
    id: z.uuid().describe("The product's key."),
    code,
    nameI18n,
    helpI18n: inLanguages("What it is for, in a sentence or two."),
    sort: z.int().describe("Its place in lists."),
    agingMin: z.int().describe("Days on the way at least, over all its lanes from the site."),
    agingMax: z.int().describe("Days on the way at most."),
    minWeight: decimal().describe("Kilograms that a shipment weighs at least."),
    maxWeight: decimal().describe("Kilograms at most, over all lanes from the site."),
    maxParcelWeight: decimal().describe("Kilograms of one parcel at most."),
    maxLength: z.int().describe("Centimetres of the longest side at most."),
    maxGirth: z.int().describe("Centimetres of length and girth together at most."),
    volumeDivisor: z.int().describe("Cubic centimetres that count as a kilogram."),
    cargoTypes: z.array(z.string()).describe("Codes of the cargo types that it takes."),
    payMethods: z.array(PayMethod).describe("Who may pay the freight."),
    taxPayMethods: z.array(PayMethod).describe("Who may pay duty and tax."),
    pickupWays: z.array(PickupType).describe("How its parcels come to the carrier."),
    lanes: z.array(ProductLane).describe("Where it goes from the site."),
    services: z.array(ProductAddService).describe("Add-on services at the site, in their order."),
  })
  .meta({ id: "ProductInfo", description: "A product as a reader sees it, as the caller's site offers it." });
export type ProductInfo = z.infer<typeof ProductInfo>;

export const productInfoSorts = {
  SORT_ASC: "sort",
  CODE_ASC: "code",
  CODE_DESC: "code",
} as const satisfies Sorts<ProductInfo>;
export const ProductInfoFilter = z.object({
  keyword: keyword("the code and the names"),
  toCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, "country.code")
    .optional()
    .describe("Products that go there from the site: ISO 3166-1 alpha-2."),
});
export type ProductInfoFilter = z.infer<typeof ProductInfoFilter>;

const { read } = routesOf("order");
export const productInfoRoutes = {
  pageQuery: read("/productInfo/pageQuery", {
    may: ["PRODUCT_INFORMATION.VIEW"],
    summary: "Products that the caller's site offers, a page",
    body: pageQuery({ filter: ProductInfoFilter.shape, sort: sortNames(productInfoSorts) }),
    result: page(ProductInfo),
  }),
  byIds: read("/productInfo/byIds", {
    may: ["PRODUCT_INFORMATION.VIEW"],
    summary: "Products by id; those that the site does not offer are left out",
    body: ByIds,
    result: z.array(ProductInfo),
  }),
  getProdInfo: route({
    service: "order",
    method: "GET",
    path: "/productInfo/getProdInfo/:id",
    may: ["PRODUCT_INFORMATION.VIEW"],
    safe: true,
    summary: "One product as the caller's site offers it; 404001 where it does not",
    params: ById,
    result: ProductInfo,
  }),
  names: route({
    service: "order",
    method: "GET",
    path: "/productInfo/names",
    may: ["GATEWAY"],
    safe: true,
    summary: "Every product's name: reference data of the gateway",
    result: z.array(ProductName),
  }),
} as const;
