import { serviceFlowSorts } from "@linehaul/schema/base-data/service-flow/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const serviceFlowList = catalogueList("SERVICE_FLOW", serviceFlowSorts);
