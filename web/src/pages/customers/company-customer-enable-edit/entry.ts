import type { companyCustomerEnableEditPageQuery } from "../../../__generated__/companyCustomerEnableEditPageQuery.graphql.ts";
import query from "../../../__generated__/companyCustomerEnableEditPageQuery$parameters.ts";
import { page } from "../../entry.ts";

/** Opened with `id`, a customer's node id. Who may only make it usable sees what it needs, and no form. */
export const entry = page<companyCustomerEnableEditPageQuery>({
  needsParams: true,
  shape: "detail",
  query,
  variables: ({ id = "" }, { may }) => ({ id, isEdit: may("COMPANY_CUSTOMER_ENABLE_EDIT.EDIT") }),
  load: () => import("./company-customer-enable-edit-page.tsx"),
});
