import { addServiceSorts } from "@linehaul/schema/base-data/add-service";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const addServiceList = catalogueList("ADD_SERVICE", addServiceSorts);
