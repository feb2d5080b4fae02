import { jumpWhitelistSorts } from "@linehaul/schema/base-data/jump-whitelist/jump-whitelist";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const jumpWhitelistList = catalogueList("JUMP_WHITELIST", jumpWhitelistSorts);
