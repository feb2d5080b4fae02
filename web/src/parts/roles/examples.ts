import type { roleChoicesGroupsQuery$variables } from "../../__generated__/roleChoicesGroupsQuery.graphql.ts";
import type { roleChoicesQuery$variables } from "../../__generated__/roleChoicesQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const roleChoicesQuery: Examples<roleChoicesQuery$variables> = [{}];
export const roleChoicesGroupsQuery: Examples<roleChoicesGroupsQuery$variables> = [{}];
