import type { orderStatesQuery$variables } from "../../__generated__/orderStatesQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const orderStatesQuery: Examples<orderStatesQuery$variables> = [{ orders: true }];
