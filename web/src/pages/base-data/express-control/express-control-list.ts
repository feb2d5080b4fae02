import { expressControlSorts } from "@linehaul/schema/base-data/express-control/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const expressControlList = catalogueList("EXPRESS_CONTROL", expressControlSorts);
