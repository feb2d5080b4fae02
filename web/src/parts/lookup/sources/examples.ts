import type { accountsSourceQuery$variables } from "../../../__generated__/accountsSourceQuery.graphql.ts";
import type { dataGroupsSourceQuery$variables } from "../../../__generated__/dataGroupsSourceQuery.graphql.ts";
import type { modulesSourceQuery$variables } from "../../../__generated__/modulesSourceQuery.graphql.ts";
import type { organisationsSourceQuery$variables } from "../../../__generated__/organisationsSourceQuery.graphql.ts";
import type { resourcesSourceQuery$variables } from "../../../__generated__/resourcesSourceQuery.graphql.ts";
import type { rolesSourceQuery$variables } from "../../../__generated__/rolesSourceQuery.graphql.ts";
import type { subAccountsSourceQuery$variables } from "../../../__generated__/subAccountsSourceQuery.graphql.ts";
import type { systemsSourceQuery$variables } from "../../../__generated__/systemsSourceQuery.graphql.ts";
import { EXAMPLE_TEXT, type Examples } from "../../../relay/examples.ts";

export const accountsSourceQuery: Examples<accountsSourceQuery$variables> = [{ text: EXAMPLE_TEXT }];
export const dataGroupsSourceQuery: Examples<dataGroupsSourceQuery$variables> = [{ text: EXAMPLE_TEXT }];
export const modulesSourceQuery: Examples<modulesSourceQuery$variables> = [{ text: EXAMPLE_TEXT }];
export const organisationsSourceQuery: Examples<organisationsSourceQuery$variables> = [{ text: EXAMPLE_TEXT }];
export const resourcesSourceQuery: Examples<resourcesSourceQuery$variables> = [{ text: EXAMPLE_TEXT }];
export const rolesSourceQuery: Examples<rolesSourceQuery$variables> = [{ text: EXAMPLE_TEXT }];
export const subAccountsSourceQuery: Examples<subAccountsSourceQuery$variables> = [{ text: EXAMPLE_TEXT }];
export const systemsSourceQuery: Examples<systemsSourceQuery$variables> = [{ text: EXAMPLE_TEXT }];
