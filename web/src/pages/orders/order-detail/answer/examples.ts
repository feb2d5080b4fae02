import type { answerTextQuery$variables } from "../../../../__generated__/answerTextQuery.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

export const answerTextQuery: Examples<answerTextQuery$variables> = [{ id: exampleId("Order") }];
