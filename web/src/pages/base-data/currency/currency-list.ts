import { currencySorts } from "@linehaul/schema/base-data/currency";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const currencyList = catalogueList("CURRENCY", currencySorts);
