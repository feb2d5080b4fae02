import type { nonCoreCustomerExportMutation$variables } from "../../../__generated__/nonCoreCustomerExportMutation.graphql.ts";
import type { nonCoreCustomerExportPreviewQuery$variables } from "../../../__generated__/nonCoreCustomerExportPreviewQuery.graphql.ts";
import type { nonCoreCustomerFormSaveMutation$variables } from "../../../__generated__/nonCoreCustomerFormSaveMutation.graphql.ts";
import type { nonCoreCustomerPageQuery$variables } from "../../../__generated__/nonCoreCustomerPageQuery.graphql.ts";
import type { promoteNonCoreMutation$variables } from "../../../__generated__/promoteNonCoreMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  system: "AGENT-CRM",
  outsideNo: "N1002003",
  customerType: "ENTERPRISE",
  name: "Kinta Trading",
  countryCode: "MY",
  city: "Ipoh",
  contactName: "Siti Rahman",
} as const;
const row = { id: exampleId("NonCoreCustomer"), version: 1 };
const filter = { customerType: "ENTERPRISE", isLinked: false } as const;

export const nonCoreCustomerPageQuery: Examples<nonCoreCustomerPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "NAME_ASC" },
  { first: EXAMPLE_PAGE, sort: "MODIFIED_AT_DESC", filter },
];
export const nonCoreCustomerFormSaveMutation: Examples<nonCoreCustomerFormSaveMutation$variables> = [
  { input: { ...own, phone: "+60 12-345 6789", email: "siti@mail.example" } },
  { input: { ...own, ...row, customerCode: "6010228841" } },
];
export const promoteNonCoreMutation: Examples<promoteNonCoreMutation$variables> = [{ input: row }];
export const nonCoreCustomerExportPreviewQuery: Examples<nonCoreCustomerExportPreviewQuery$variables> = [{ filter }];
export const nonCoreCustomerExportMutation: Examples<nonCoreCustomerExportMutation$variables> = [
  { input: { columns: ["system", "outsideNo", "name"], format: "XLSX", filter } },
];
