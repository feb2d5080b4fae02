import type { reviewCardQuery$variables } from "../../../../__generated__/reviewCardQuery.graphql.ts";
import type { Examples } from "../../../../relay/examples.ts";

export const reviewCardQuery: Examples<reviewCardQuery$variables> = [{ days: 14 }];
