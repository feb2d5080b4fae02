import { orderFlowWhitelistSorts } from "@linehaul/schema/base-data/order-flow-whitelist";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const orderFlowWhitelistList = catalogueList("ORDER_FLOW_WHITELIST", orderFlowWhitelistSorts);
