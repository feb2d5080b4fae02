import { billWhitelistSorts } from "@linehaul/schema/base-data/bill-whitelist";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const billWhitelistList = catalogueList("BILL_WHITELIST", billWhitelistSorts);
