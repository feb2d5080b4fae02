import type { organisationChoiceQuery$variables } from "../../__generated__/organisationChoiceQuery.graphql.ts";
import type { roleChoicesGroupsQuery$variables } from "../../__generated__/roleChoicesGroupsQuery.graphql.ts";
import type { roleChoicesQuery$variables } from "../../__generated__/roleChoicesQuery.graphql.ts";
import type { scopePartsQuery$variables } from "../../__generated__/scopePartsQuery.graphql.ts";
import { EXAMPLE_KEY, type Examples } from "../../relay/examples.ts";

export const scopePartsQuery: Examples<scopePartsQuery$variables> = [{ userId: EXAMPLE_KEY }];
export const organisationChoiceQuery: Examples<organisationChoiceQuery$variables> = [{}];
export const roleChoicesQuery: Examples<roleChoicesQuery$variables> = [{}];
export const roleChoicesGroupsQuery: Examples<roleChoicesGroupsQuery$variables> = [{}];
