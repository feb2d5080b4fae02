import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { keyword, listOf, whole } from "../field.ts";
import { isAtMost } from "../money.ts";
import { PayMethod, PickupType } from "../orders/order/enums.ts";
import { PAY_METHODS, PICKUP_TYPES } from "../orders/order/status.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { baseCode, helped, named } from "./coded.ts";
import { RowUse } from "./row-use.ts";

/** No product takes more cargo types. */
export const MOST_CARGO_TYPES = 50;

export const kilograms = (what: string) =>
  z
    .string("required")
    .trim()
    .min(1, "required")
    .regex(/^\d{1,7}(\.\d{1,2})?$/, "product.kilograms")
    .refine((text) => !/^0*(\.0*)?$/.test(text), "number.positive")
    .meta({ format: "decimal", description: `${what}: above 0, at most 7 digits and 2 decimals.` });

const own = {
  code: baseCode("INTL_EXPRESS"),
  ...named,
  ...helped("What it is for, in a sentence or two"),
  cargoTypes: listOf(z.string(), MOST_CARGO_TYPES)
    .min(1, "product.cargoTypes")
    .describe("Codes of the cargo types that it takes (CARGO_TYPE), each once, at least one."),
  minWeight: kilograms("Kilograms that a shipment weighs at least"),
  maxWeight: kilograms("Kilograms that a shipment weighs at most; a lane may say less"),
  maxParcelWeight: kilograms("Kilograms of one parcel at most"),
  maxLength: whole(1, 9999).describe("Centimetres of the longest side at most."),
  maxGirth: whole(1, 9999).describe("Centimetres of length and girth together at most."),
  volumeDivisor: whole(1000, 10_000).describe(
    "Cubic centimetres that count as a kilogram: what is larger than it is heavy is charged by its size.",
  ),
  payMethods: listOf(PayMethod, PAY_METHODS.length).min(1, "payMethod.payers").describe("Who may pay the freight."),
  taxPayMethods: listOf(PayMethod, PAY_METHODS.length).min(1, "payMethod.payers").describe("Who may pay duty and tax."),
  pickupWays: listOf(PickupType, PICKUP_TYPES.length)
    .min(1, "product.pickupWays")
    .describe("How its parcels come to the carrier."),
};

type Limits = Pick<
  z.infer<typeof ProductInput>,
  "minWeight" | "maxWeight" | "maxParcelWeight" | "maxLength" | "maxGirth"
>;
const ruled = <S extends z.ZodType<Limits>>(schema: S) =>
  schema
    .refine((p) => isAtMost(p.minWeight, p.maxWeight), { path: ["maxWeight"], message: "product.maxWeight" })
    .refine((p) => isAtMost(p.maxParcelWeight, p.maxWeight), {
      path: ["maxParcelWeight"],
      message: "product.maxParcelWeight",
    })
    .refine((p) => p.maxLength <= p.maxGirth, { path: ["maxGirth"], message: "product.maxGirth" });

export const ProductFields = z.object(own);
export const ProductInput = z.object({ ...savedRow, ...own });
/** What a form of one takes. */
export const ProductForm = ruled(ProductFields);
/** What a save takes: a least above its most is told at the most. */
export const SavedProduct = ruled(ProductInput);
export type SavedProduct = z.infer<typeof SavedProduct>;

/** What orders are sent by, and what it takes (PRODUCT). Which products a site offers, its lanes say. */
export const Product = catalogueRow("Product", own);
export type Product = z.infer<typeof Product>;

export const productSorts = {
  SORT_ASC: "sort",
  CODE_ASC: "code",
  CODE_DESC: "code",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<Product>;
export const ProductFilter = z.object({
  keyword: keyword("code or names"),
  status: inUse,
  cargoType: z.string().max(30).optional().describe("Products that take this cargo type, by code."),
});
export type ProductFilter = z.infer<typeof ProductFilter>;

const { read, write } = routesOf("order");
export const productRoutes = {
  pageQuery: read("/product/pageQuery", {
    may: ["PRODUCT.VIEW"],
    summary: "Products, a page",
    body: pageQuery({ filter: ProductFilter.shape, sort: sortNames(productSorts) }),
    result: page(Product),
  }),
  byIds: read("/product/byIds", {
    may: ["PRODUCT.VIEW"],
    summary: "Products by id",
    body: ByIds,
    result: z.array(Product),
  }),
  uses: read("/product/uses", {
    may: ["PRODUCT.VIEW"],
    summary: "What names a product, of what the caller may see",
    body: ById,
    result: z.array(RowUse),
  }),
  save: write("/product/save", {
    may: ["PRODUCT.CREATE", "PRODUCT.EDIT"],
    summary: "Create a product (no id) or edit one",
    body: SavedProduct,
    result: Product,
  }),
  enable: write("/product/enable/:id", {
    may: ["PRODUCT.ENABLE"],
    summary: "Bring a product into use",
    params: ById,
    result: Product,
  }),
  disable: write("/product/disable/:id", {
    may: ["PRODUCT.DISABLE"],
    summary: "Take a product out of use; orders keep it",
    params: ById,
    result: Product,
  }),
} as const;
