import { productSorts } from "@linehaul/schema/base-data/product";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const productList = catalogueList("PRODUCT", productSorts);
