import type { orderDetailPageQuery$variables } from "../../../__generated__/orderDetailPageQuery.graphql.ts";
import { exampleId, type Examples } from "../../../relay/examples.ts";

export const orderDetailPageQuery: Examples<orderDetailPageQuery$variables> = [{ id: exampleId("Order") }];
