import type { useViewActsDefaultMutation$variables } from "../../__generated__/useViewActsDefaultMutation.graphql.ts";
import type { useViewActsDeleteMutation$variables } from "../../__generated__/useViewActsDeleteMutation.graphql.ts";
import type { useViewActsSaveMutation$variables } from "../../__generated__/useViewActsSaveMutation.graphql.ts";
import type { useViewsQuery$variables } from "../../__generated__/useViewsQuery.graphql.ts";
import type { useWantedQuery$variables } from "../../__generated__/useWantedQuery.graphql.ts";
import { EXAMPLE_KEY, type Examples } from "../../relay/examples.ts";

const id = EXAMPLE_KEY;

export const useViewsQuery: Examples<useViewsQuery$variables> = [{ page: "ORDER_LIST" }];
export const useWantedQuery: Examples<useWantedQuery$variables> = [{ id }];
export const useViewActsSaveMutation: Examples<useViewActsSaveMutation$variables> = [
  { input: { page: "ORDER_LIST", name: "Sample", state: "{}" } },
];
export const useViewActsDefaultMutation: Examples<useViewActsDefaultMutation$variables> = [
  { input: { id, isDefault: true } },
];
export const useViewActsDeleteMutation: Examples<useViewActsDeleteMutation$variables> = [{ input: { id } }];
