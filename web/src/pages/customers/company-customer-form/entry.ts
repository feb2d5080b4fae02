import type { companyCustomerFormPageQuery } from "../../../__generated__/companyCustomerFormPageQuery.graphql.ts";
import query from "../../../__generated__/companyCustomerFormPageQuery$parameters.ts";
import { page } from "../../entry.ts";

/** Opened with `id` (a customer's node id), or with nothing for a new one. */
export const entry = page<companyCustomerFormPageQuery>({
  needsParams: true,
  shape: "detail",
  query,
  variables: ({ id }) => ({ id: id ?? "", isEdit: id !== undefined }),
  load: () => import("./company-customer-form-page.tsx"),
});
