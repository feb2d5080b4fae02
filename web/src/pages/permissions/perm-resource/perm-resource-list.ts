import { resourceSorts } from "@linehaul/schema/permissions/perm-resource";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const resourceList = catalogueList("PERM_RESOURCE", resourceSorts);
