import { callbackBlacklistSorts } from "@linehaul/schema/base-data/callback-blacklist/callback-blacklist";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const callbackBlacklistList = catalogueList("CALLBACK_BLACKLIST", callbackBlacklistSorts);
