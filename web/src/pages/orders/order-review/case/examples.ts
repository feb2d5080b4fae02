import type { askedCaseQuery$variables } from "../../../../__generated__/askedCaseQuery.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

export const askedCaseQuery: Examples<askedCaseQuery$variables> = [{ id: exampleId("ReviewCase") }];
