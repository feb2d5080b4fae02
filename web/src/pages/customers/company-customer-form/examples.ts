import type { companyFormMutation$variables } from "../../../__generated__/companyFormMutation.graphql.ts";
import type { companyCustomerFormPageQuery$variables } from "../../../__generated__/companyCustomerFormPageQuery.graphql.ts";
import { exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  nameEn: "Sample",
  countryCode: "MY",
  contactName: "Sample",
  contactPhone: "+60 12-345 6789",
  contacts: [],
  settlementType: "CASH" as const,
  creditCurrency: "MYR",
};
const id = exampleId("Customer", "1000000001");
export const companyCustomerFormPageQuery: Examples<companyCustomerFormPageQuery$variables> = [{ id, isEdit: true }];
export const companyFormMutation: Examples<companyFormMutation$variables> = [
  { input: own },
  { input: { ...own, id, version: 1 } },
];
