import { pickupNoticeSorts } from "@linehaul/schema/service-centre/pickup-support/notice";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

/** A product's page links to the rows of that product. */
export const pickupSupportList = catalogueList("PICKUP_SUPPORT", pickupNoticeSorts, {
  fromParams: ({ keyword = "" }) => ({ keyword }),
});
