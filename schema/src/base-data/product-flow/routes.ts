import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { ProductFlow, ProductFlowFilter, productFlowSorts, SavedProductFlow } from "./row.ts";
import { LaneWithoutProduct } from "./without-product.ts";

const VIEW = ["PRODUCT_FLOW.VIEW"] as const;
const { read, write } = routesOf("order");
/** Between which places a site sends which products (ORD-14). */
export const productFlowRoutes = {
  pageQuery: read("/productFlow/pageQuery", {
    may: VIEW,
    summary: "Product flows of the caller's site, a page",
    body: pageQuery({ filter: ProductFlowFilter.shape, sort: sortNames(productFlowSorts) }),
    result: page(ProductFlow),
  }),
  byIds: read("/productFlow/byIds", {
    may: VIEW,
    summary: "Product flows of the caller's site by id",
    body: ByIds,
    result: z.array(ProductFlow),
  }),
  withoutProduct: read("/productFlow/withoutProduct", {
    may: VIEW,
    summary:
      "Countries in use that no product in use goes to from the caller's site's own today, in the order of their codes",
    result: z.array(LaneWithoutProduct),
  }),
  save: write("/productFlow/save", {
    may: ["PRODUCT_FLOW.CREATE", "PRODUCT_FLOW.EDIT"],
    summary:
      "Create a product flow (no id), or edit one; 409001 at `validFrom` where another one of its lane holds then, which `detail` names",
    body: SavedProductFlow,
    result: ProductFlow,
  }),
  enable: write("/productFlow/enable/:id", {
    may: ["PRODUCT_FLOW.ENABLE"],
    summary: "Bring a product flow into use; 409001 where another one of its lane holds then",
    params: ById,
    result: ProductFlow,
  }),
  disable: write("/productFlow/disable/:id", {
    may: ["PRODUCT_FLOW.DISABLE"],
    summary: "Take a product flow out of use: a wider one holds then, or none",
    params: ById,
    result: ProductFlow,
  }),
} as const;
