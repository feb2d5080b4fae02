import { customerCustomsTypeSorts } from "@linehaul/schema/customers/customer-customs-type";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const customerCustomsTypeList = catalogueList("CUSTOMER_CUSTOMS_TYPE", customerCustomsTypeSorts);
