import { customerCodSorts } from "@linehaul/schema/customers/customer-cod";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const customerCodList = catalogueList("CUSTOMER_COD", customerCodSorts);
