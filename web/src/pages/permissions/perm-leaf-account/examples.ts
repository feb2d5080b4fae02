import type { grantGroupFormMutation$variables } from "../../../__generated__/grantGroupFormMutation.graphql.ts";
import type { grantRoleFormMutation$variables } from "../../../__generated__/grantRoleFormMutation.graphql.ts";
import type { groupDaysFormMutation$variables } from "../../../__generated__/groupDaysFormMutation.graphql.ts";
import type { heldGroupsRevokeMutation$variables } from "../../../__generated__/heldGroupsRevokeMutation.graphql.ts";
import type { heldRolesDefaultMutation$variables } from "../../../__generated__/heldRolesDefaultMutation.graphql.ts";
import type { heldRolesRevokeMutation$variables } from "../../../__generated__/heldRolesRevokeMutation.graphql.ts";
import type { permLeafAccountDrawerQuery$variables } from "../../../__generated__/permLeafAccountDrawerQuery.graphql.ts";
import type { permLeafAccountFormSaveMutation$variables } from "../../../__generated__/permLeafAccountFormSaveMutation.graphql.ts";
import type { permLeafAccountPageQuery$variables } from "../../../__generated__/permLeafAccountPageQuery.graphql.ts";
import type { permLeafAccountPageDisableMutation$variables } from "../../../__generated__/permLeafAccountPageDisableMutation.graphql.ts";
import type { permLeafAccountPageEnableMutation$variables } from "../../../__generated__/permLeafAccountPageEnableMutation.graphql.ts";
import type { roleDaysFormMutation$variables } from "../../../__generated__/roleDaysFormMutation.graphql.ts";
import type { viewAsFormMutation$variables } from "../../../__generated__/viewAsFormMutation.graphql.ts";
import type { accountSessionsEndMutation$variables } from "../../../__generated__/accountSessionsEndMutation.graphql.ts";
import type { accountSessionsQuery$variables } from "../../../__generated__/accountSessionsQuery.graphql.ts";
import { EXAMPLE_KEY, EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = { userName: "sample", displayName: "Sample", centralAccount: "sample" };
const row = { id: exampleId("LeafAccount") };
const grant = { grantId: EXAMPLE_KEY };

export const permLeafAccountPageQuery: Examples<permLeafAccountPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CREATED_AT_DESC" },
];
export const permLeafAccountDrawerQuery: Examples<permLeafAccountDrawerQuery$variables> = [row];
export const permLeafAccountFormSaveMutation: Examples<permLeafAccountFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const permLeafAccountPageEnableMutation: Examples<permLeafAccountPageEnableMutation$variables> = [
  { input: row },
];
export const permLeafAccountPageDisableMutation: Examples<permLeafAccountPageDisableMutation$variables> = [
  { input: row },
];
export const accountSessionsQuery: Examples<accountSessionsQuery$variables> = [row];
export const accountSessionsEndMutation: Examples<accountSessionsEndMutation$variables> = [{ input: row }];
export const viewAsFormMutation: Examples<viewAsFormMutation$variables> = [
  { input: { ...row, reason: "They see no orders" } },
];
export const grantRoleFormMutation: Examples<grantRoleFormMutation$variables> = [
  { input: { accountId: row.id, roleId: EXAMPLE_KEY } },
];
export const grantGroupFormMutation: Examples<grantGroupFormMutation$variables> = [
  { input: { accountId: row.id, groupId: EXAMPLE_KEY } },
];
export const roleDaysFormMutation: Examples<roleDaysFormMutation$variables> = [{ input: grant }];
export const groupDaysFormMutation: Examples<groupDaysFormMutation$variables> = [{ input: grant }];
export const heldRolesRevokeMutation: Examples<heldRolesRevokeMutation$variables> = [{ input: grant }];
export const heldRolesDefaultMutation: Examples<heldRolesDefaultMutation$variables> = [{ input: grant }];
export const heldGroupsRevokeMutation: Examples<heldGroupsRevokeMutation$variables> = [{ input: grant }];
