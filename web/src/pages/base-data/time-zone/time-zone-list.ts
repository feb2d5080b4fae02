import { timeZoneSorts } from "@linehaul/schema/base-data/time-zone";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const timeZoneList = catalogueList("TIME_ZONE", timeZoneSorts);
