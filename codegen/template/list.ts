import { sampleThingSorts } from "@linehaul/schema/base-data/sample-thing";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const sampleThingList = catalogueList("SAMPLE_THING", sampleThingSorts);
