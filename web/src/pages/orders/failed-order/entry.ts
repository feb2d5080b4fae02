import query from "../../../__generated__/failedOrderPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { failedOrderList } from "./failed-order-list.ts";

export const entry = listPage({ query, list: failedOrderList, load: () => import("./failed-order-page.tsx") });
