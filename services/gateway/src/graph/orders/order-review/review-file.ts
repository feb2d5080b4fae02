import * as contract from "@linehaul/schema/orders/order-review/file";
import { orderReviewRoutes } from "@linehaul/schema/orders/order-review/routes";
import { loader } from "../../../access/loader.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import "../declaration-config/declaration-config.ts";
import "../intercept-release/intercept-release.ts";
import "../order/detail.ts";

enumOf(contract.DocumentState);
objectOf(contract.ReviewDocument);
objectOf(contract.ReviewDeclaration);
objectOf(contract.ReviewFollowUp);
objectOf(contract.ReviewCommand);
objectOf(contract.ReviewReveal);
export const ReviewFile = objectOf(contract.ReviewFile, { without: ["orderId"] });

/** Files by order id, in one call for all cases of a level. */
export const reviewFiles = loader<"ORDER_REVIEW.VIEW", contract.ReviewFile>({
  key: (file) => file.orderId,
  load: (ids, grant) => grant.call(orderReviewRoutes.files, { body: { ids: [...ids] } }),
});
