import type { personFormMutation$variables } from "../../../__generated__/personFormMutation.graphql.ts";
import type { personCustomerFormPageQuery$variables } from "../../../__generated__/personCustomerFormPageQuery.graphql.ts";
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
export const personCustomerFormPageQuery: Examples<personCustomerFormPageQuery$variables> = [{ id, isEdit: true }];
export const personFormMutation: Examples<personFormMutation$variables> = [
  { input: own },
  { input: { ...own, id, version: 1 } },
];
