import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { emptyIsNull, keyword, listOf, whole } from "../../field.ts";
import { PayMethod } from "../../orders/order/enums.ts";
import { PAY_METHODS } from "../../orders/order/status.ts";
import { daysInOrder, periodFields, writtenPeriod } from "../../period.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { laneFields, regionsOfCountries, writtenLane } from "../lane.ts";
import { kilograms } from "../product.ts";

/** The most days on the way. */
export const MOST_AGING = 90;

const cargoTypeCode = z.string().trim().max(30, "text.max").nullable();
const payers = (what: string) => listOf(PayMethod, PAY_METHODS.length).min(1, "payMethod.payers").describe(what);
const own = {
  productCode: z.string("required").trim().min(1, "required").max(30, "text.max").describe("The product, by code."),
  cargoTypeCode: cargoTypeCode.describe("For this cargo type, by code; null: for all that the product takes."),
  ...laneFields,
  payMethods: payers("Who may pay the freight; none but whom the product names."),
  taxPayMethods: payers("Who may pay duty and tax; none but whom the product names."),
  agingMin: whole(0, MOST_AGING).describe("Working days on the way at least (ORD-14)."),
  agingMax: whole(0, MOST_AGING).describe("Working days on the way at most (ORD-14)."),
  maxWeight: kilograms("Kilograms that a shipment weighs at most here; no more than the product's"),
  ...periodFields,
};
const written = {
  ...own,
  ...writtenLane,
  ...writtenPeriod,
  cargoTypeCode: emptyIsNull(cargoTypeCode).describe("For this cargo type; none: for all that the product takes."),
};

export const ProductFlowFields = z.object(written);
export type ProductFlowFields = z.infer<typeof ProductFlowFields>;
const ruled = <S extends z.ZodType<ProductFlowFields>>(input: S): S =>
  daysInOrder(
    regionsOfCountries(input).refine(({ agingMin, agingMax }) => agingMin <= agingMax, {
      path: ["agingMax"],
      message: "flow.aging",
    }),
  );
/** What a form of one takes. */
export const ProductFlowForm = ruled(ProductFlowFields);
export const ProductFlowInput = z.object({ ...savedRow, ...written });
/** What a save takes: days that run backwards and a least above its most are told at the later of the two. */
export const SavedProductFlow = ruled(ProductFlowInput);
export type SavedProductFlow = z.infer<typeof SavedProductFlow>;

/** Between which places a site sends a product, for whom and how long it takes (ORD-14). */
export const ProductFlow = catalogueRow("ProductFlow", {
  site: Site.describe("The site that offers it."),
  ...own,
});
export type ProductFlow = z.infer<typeof ProductFlow>;

export const productFlowSorts = {
  PRODUCT_ASC: "productCode",
  PRODUCT_DESC: "productCode",
  VALID_FROM_DESC: "validFrom",
  VALID_FROM_ASC: "validFrom",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<ProductFlow>;
export const ProductFlowFilter = z.object({
  keyword: keyword("the codes of the product and the cargo type, of countries and in regions"),
  status: inUse,
});
export type ProductFlowFilter = z.infer<typeof ProductFlowFilter>;
