import { waitingFeature } from "@linehaul/kit/waiting/feature";
import { openReviewsOfOthers } from "../../customers/customer-review/waiting.ts";
import { failedPushes } from "../../customers/intl-customer/waiting.ts";

export const feature = waitingFeature("customer", {
  CUSTOMER_REVIEW: openReviewsOfOthers,
  BDUS_FAILED: failedPushes,
});
