import query from "../../../__generated__/customerReviewPageQuery$parameters.ts";
import { withApplicationTexts } from "../../../parts/application/texts.ts";
import { listPage } from "../../entry.ts";
import { customerReviewList } from "./customer-review-list.ts";

export const entry = listPage({
  query,
  list: customerReviewList,
  load: () => withApplicationTexts(() => import("./customer-review-page.tsx")),
});
