import query from "../../../__generated__/orderFlowWhitelistPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { orderFlowWhitelistList } from "./order-flow-whitelist-list.ts";

export const entry = listPage({
  query,
  list: orderFlowWhitelistList,
  load: () => import("./order-flow-whitelist-page.tsx"),
});
