import { resellerSorts } from "@linehaul/schema/customers/reseller/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const resellerList = catalogueList("RESELLER", resellerSorts);
