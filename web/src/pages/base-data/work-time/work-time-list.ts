import { workTimeSorts } from "@linehaul/schema/base-data/work-time/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const workTimeList = catalogueList("WORK_TIME", workTimeSorts);
