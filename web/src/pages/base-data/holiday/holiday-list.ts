import { holidaySorts } from "@linehaul/schema/base-data/holiday/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const holidayList = catalogueList("HOLIDAY", holidaySorts);
