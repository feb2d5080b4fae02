import { payMethodSorts } from "@linehaul/schema/base-data/pay-method";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const payMethodList = catalogueList("PAY_METHOD", payMethodSorts);
