import type { clientCodeFormSaveMutation$variables } from "../../../__generated__/clientCodeFormSaveMutation.graphql.ts";
import type { clientCodesQuery$variables } from "../../../__generated__/clientCodesQuery.graphql.ts";
import type { customerCustomsTypeFormSaveMutation$variables } from "../../../__generated__/customerCustomsTypeFormSaveMutation.graphql.ts";
import type { customerCustomsTypePageDeleteMutation$variables } from "../../../__generated__/customerCustomsTypePageDeleteMutation.graphql.ts";
import type { customerCustomsTypePageQuery$variables } from "../../../__generated__/customerCustomsTypePageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = { customerCode: "6010228841", customsType: "BROKER", registrationNo: "MY-CR-228841" } as const;
const row = { id: exampleId("CustomerCustomsType") };
const code = { customerCode: "6010228841", countryCode: "SG", clientCode: "SG0228841" };

export const customerCustomsTypePageQuery: Examples<customerCustomsTypePageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CUSTOMER_ASC" },
];
export const customerCustomsTypeFormSaveMutation: Examples<customerCustomsTypeFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const customerCustomsTypePageDeleteMutation: Examples<customerCustomsTypePageDeleteMutation$variables> = [
  { input: row },
];
export const clientCodesQuery: Examples<clientCodesQuery$variables> = [
  { first: EXAMPLE_PAGE, filter: { customerCode: "6010228841" } },
];
export const clientCodeFormSaveMutation: Examples<clientCodeFormSaveMutation$variables> = [
  { input: code },
  { input: { ...code, id: exampleId("CustomerClientCode"), version: 1 } },
];
