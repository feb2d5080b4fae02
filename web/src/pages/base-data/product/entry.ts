import query from "../../../__generated__/productPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { productList } from "./product-list.ts";

export const entry = listPage({ query, list: productList, load: () => import("./product-page.tsx") });
