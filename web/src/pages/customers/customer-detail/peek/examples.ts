import type { customerPeekFactsQuery$variables } from "../../../../__generated__/customerPeekFactsQuery.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

export const customerPeekFactsQuery: Examples<customerPeekFactsQuery$variables> = [
  { id: exampleId("Customer", "0123456789") },
];
