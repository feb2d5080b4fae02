import { countryBaseSorts } from "@linehaul/schema/base-data/country-base";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const countryBaseList = catalogueList("COUNTRY_BASE", countryBaseSorts);
