import type { scopePartsQuery$variables } from "../../__generated__/scopePartsQuery.graphql.ts";
import { EXAMPLE_KEY, type Examples } from "../../relay/examples.ts";

export const scopePartsQuery: Examples<scopePartsQuery$variables> = [{ userId: EXAMPLE_KEY }];
