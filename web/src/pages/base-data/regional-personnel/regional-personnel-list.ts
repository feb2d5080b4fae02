import { regionalPersonnelSorts } from "@linehaul/schema/base-data/regional-personnel/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const regionalPersonnelList = catalogueList("REGIONAL_PERSONNEL", regionalPersonnelSorts);
