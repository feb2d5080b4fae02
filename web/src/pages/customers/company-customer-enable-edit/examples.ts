import type { checklistMutation$variables } from "../../../__generated__/checklistMutation.graphql.ts";
import type { companyCustomerEnableEditPageQuery$variables } from "../../../__generated__/companyCustomerEnableEditPageQuery.graphql.ts";
import { exampleId, type Examples } from "../../../relay/examples.ts";

const id = exampleId("Customer", "1000000001");
export const companyCustomerEnableEditPageQuery: Examples<companyCustomerEnableEditPageQuery$variables> = [
  { id, isEdit: true },
];
export const checklistMutation: Examples<checklistMutation$variables> = [{ input: { id, version: 1 } }];
