import type { companyCustomerFormPageQuery$variables } from "../../../__generated__/companyCustomerFormPageQuery.graphql.ts";
import { exampleId, type Examples } from "../../../relay/examples.ts";

const id = exampleId("Customer", "1000000001");
export const companyCustomerFormPageQuery: Examples<companyCustomerFormPageQuery$variables> = [{ id, isEdit: true }];
