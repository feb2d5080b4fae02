import query from "../../../__generated__/orderReviewPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { orderReviewList } from "./order-review-list.ts";

export const entry = listPage({
  query,
  list: orderReviewList,
  load: () => import("./order-review-page.tsx"),
});
