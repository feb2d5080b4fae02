import { customerServiceSorts } from "@linehaul/schema/base-data/customer-service";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const customerServiceList = catalogueList("CUSTOMER_SERVICE", customerServiceSorts);
