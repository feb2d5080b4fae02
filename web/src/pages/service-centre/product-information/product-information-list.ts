import { productInfoSorts } from "@linehaul/schema/service-centre/product-information";
import { sortNames } from "@linehaul/schema/sorts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface ProductFilter {
  readonly keyword: string;
  /** ISO 3166-1 alpha-2; one at most. */
  readonly toCountry: readonly string[];
}
const everyProduct: ProductFilter = { keyword: "", toCountry: [] };

export const productInformationList = askedList({
  code: "PRODUCT_INFORMATION",
  empty: everyProduct,
  sorts: sortNames(productInfoSorts),
  asked: ({ keyword, toCountry: [to] }: ProductFilter) => ({ keyword: keyword || null, toCountry: to ?? null }),
});
