import { orderFlowSorts } from "@linehaul/schema/base-data/order-flow/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const orderFlowList = catalogueList("ORDER_FLOW", orderFlowSorts);
