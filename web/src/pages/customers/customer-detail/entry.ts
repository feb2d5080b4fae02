import type { customerDetailPageQuery } from "../../../__generated__/customerDetailPageQuery.graphql.ts";
import query from "../../../__generated__/customerDetailPageQuery$parameters.ts";
import { withApplicationTexts } from "../../../parts/application/texts.ts";
import { page } from "../../entry.ts";

/** Opened with `id` (a node id). */
export const entry = page<customerDetailPageQuery>({
  needsParams: true,
  shape: "detail",
  query,
  variables: ({ id }) => ({ id: id ?? "" }),
  load: () => withApplicationTexts(() => import("./customer-detail-page.tsx")),
});
