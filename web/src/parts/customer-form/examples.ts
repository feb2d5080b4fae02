import type { alikeMutation$variables } from "../../__generated__/alikeMutation.graphql.ts";
import type { companyFormMutation$variables } from "../../__generated__/companyFormMutation.graphql.ts";
import type { reviewNoticesMutation$variables } from "../../__generated__/reviewNoticesMutation.graphql.ts";
import type { useSubmitCustomerMutation$variables } from "../../__generated__/useSubmitCustomerMutation.graphql.ts";
import { exampleId, type Examples } from "../../relay/examples.ts";

export const alikeMutation: Examples<alikeMutation$variables> = [{ input: { names: ["Sample"] } }];
const own = {
  nameEn: "Sample",
  countryCode: "MY",
  contactName: "Sample",
  contactPhone: "+60 12-345 6789",
  contacts: [],
  settlementType: "CASH" as const,
  creditCurrency: "MYR",
};
export const companyFormMutation: Examples<companyFormMutation$variables> = [
  { input: own },
  { input: { ...own, id: exampleId("Customer", "1000000001"), version: 1 } },
];
export const reviewNoticesMutation: Examples<reviewNoticesMutation$variables> = [
  { input: { id: exampleId("CustomerReview") } },
];
export const useSubmitCustomerMutation: Examples<useSubmitCustomerMutation$variables> = [
  { input: { id: exampleId("Customer", "1000000001"), version: 1 } },
];
