import type { useFollowOrderQuery$variables } from "../../../../__generated__/useFollowOrderQuery.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

export const useFollowOrderQuery: Examples<useFollowOrderQuery$variables> = [{ id: exampleId("Order") }];
