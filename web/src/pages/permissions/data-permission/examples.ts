import type { dataPermissionFormSaveMutation$variables } from "../../../__generated__/dataPermissionFormSaveMutation.graphql.ts";
import type { dataPermissionPageQuery$variables } from "../../../__generated__/dataPermissionPageQuery.graphql.ts";
import type { touchedConfirmQuery$variables } from "../../../__generated__/touchedConfirmQuery.graphql.ts";
import type { Examples } from "../../../relay/examples.ts";

const rules = { record: "ORDER", country: "LIMITED", org: "REQUIRED", customer: "OFF", account: "LIMITED" } as const;

export const dataPermissionPageQuery: Examples<dataPermissionPageQuery$variables> = [{}];
export const touchedConfirmQuery: Examples<touchedConfirmQuery$variables> = [{ input: rules }];
export const dataPermissionFormSaveMutation: Examples<dataPermissionFormSaveMutation$variables> = [
  { input: { ...rules, version: 0 } },
];
