import query from "../../../__generated__/orderListPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { orderList } from "./order-list-filter.ts";

export const entry = listPage({ query, list: orderList, load: () => import("./order-list-page.tsx") });
