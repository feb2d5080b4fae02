import type { bindModulesQuery$variables } from "../../../__generated__/bindModulesQuery.graphql.ts";
import type { bindModulesSaveMutation$variables } from "../../../__generated__/bindModulesSaveMutation.graphql.ts";
import type { bindResourcesQuery$variables } from "../../../__generated__/bindResourcesQuery.graphql.ts";
import type { bindResourcesSaveMutation$variables } from "../../../__generated__/bindResourcesSaveMutation.graphql.ts";
import type { buttonHoldersModulesQuery$variables } from "../../../__generated__/buttonHoldersModulesQuery.graphql.ts";
import type { buttonHoldersQuery$variables } from "../../../__generated__/buttonHoldersQuery.graphql.ts";
import type { compareRolesBindingsQuery$variables } from "../../../__generated__/compareRolesBindingsQuery.graphql.ts";
import type { compareRolesQuery$variables } from "../../../__generated__/compareRolesQuery.graphql.ts";
import type { permRoleFormSaveMutation$variables } from "../../../__generated__/permRoleFormSaveMutation.graphql.ts";
import type { permRolePageQuery$variables } from "../../../__generated__/permRolePageQuery.graphql.ts";
import type { permRolePageDisableMutation$variables } from "../../../__generated__/permRolePageDisableMutation.graphql.ts";
import type { permRolePageEnableMutation$variables } from "../../../__generated__/permRolePageEnableMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = { code: "SAMPLE", name: "Sample", type: "common" as const };
const row = { id: exampleId("Role") };

export const permRolePageQuery: Examples<permRolePageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "CODE_ASC" }];
export const permRoleFormSaveMutation: Examples<permRoleFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const permRolePageEnableMutation: Examples<permRolePageEnableMutation$variables> = [{ input: row }];
export const permRolePageDisableMutation: Examples<permRolePageDisableMutation$variables> = [{ input: row }];
export const bindModulesQuery: Examples<bindModulesQuery$variables> = [row];
export const bindModulesSaveMutation: Examples<bindModulesSaveMutation$variables> = [
  { input: { ...row, version: 1, buttons: ["CURRENCY.VIEW"] } },
];
export const bindResourcesQuery: Examples<bindResourcesQuery$variables> = [row];
export const bindResourcesSaveMutation: Examples<bindResourcesSaveMutation$variables> = [
  { input: { ...row, version: 1, resourceIds: [exampleId("Resource")] } },
];
export const buttonHoldersModulesQuery: Examples<buttonHoldersModulesQuery$variables> = [{}];
export const buttonHoldersQuery: Examples<buttonHoldersQuery$variables> = [{ button: "CURRENCY.VIEW" }];
export const compareRolesQuery: Examples<compareRolesQuery$variables> = [{}];
export const compareRolesBindingsQuery: Examples<compareRolesBindingsQuery$variables> = [{ ids: [row.id] }];
