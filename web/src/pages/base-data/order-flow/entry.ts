import query from "../../../__generated__/orderFlowPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { orderFlowList } from "./order-flow-list.ts";

export const entry = listPage({ query, list: orderFlowList, load: () => import("./order-flow-page.tsx") });
