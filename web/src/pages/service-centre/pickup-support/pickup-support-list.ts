import { pickupNoticeSorts } from "@linehaul/schema/service-centre/pickup-support/notice";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const pickupSupportList = catalogueList("PICKUP_SUPPORT", pickupNoticeSorts);
