import type { orderPeekFactsQuery$variables } from "../../../../__generated__/orderPeekFactsQuery.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

export const orderPeekFactsQuery: Examples<orderPeekFactsQuery$variables> = [{ id: exampleId("Order") }];
