import { defaultCityCodeSorts } from "@linehaul/schema/base-data/default-city-code";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const defaultCityCodeList = catalogueList("DEFAULT_CITY_CODE", defaultCityCodeSorts);
