import { productFlowSorts } from "@linehaul/schema/base-data/product-flow/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const productFlowList = catalogueList("PRODUCT_FLOW", productFlowSorts);
