import type { personCustomerFormPageQuery } from "../../../__generated__/personCustomerFormPageQuery.graphql.ts";
import query from "../../../__generated__/personCustomerFormPageQuery$parameters.ts";
import { page } from "../../entry.ts";

/** Opened with `id` (a customer's node id), or with nothing for a new one. */
export const entry = page<personCustomerFormPageQuery>({
  needsParams: true,
  shape: "detail",
  query,
  variables: ({ id }) => ({ id: id ?? "", isEdit: id !== undefined }),
  load: () => import("./person-customer-form-page.tsx"),
});
