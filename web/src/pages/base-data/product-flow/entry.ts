import query from "../../../__generated__/productFlowPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { productFlowList } from "./product-flow-list.ts";

export const entry = listPage({ query, list: productFlowList, load: () => import("./product-flow-page.tsx") });
