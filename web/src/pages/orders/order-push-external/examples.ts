import type { orderPushExternalPageQuery$variables } from "../../../__generated__/orderPushExternalPageQuery.graphql.ts";
import type { pushCardQuery$variables } from "../../../__generated__/pushCardQuery.graphql.ts";
import type { usePushOneMutation$variables } from "../../../__generated__/usePushOneMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const id = exampleId("Order");

export const orderPushExternalPageQuery: Examples<orderPushExternalPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "ASKED_AT_DESC" },
];
export const pushCardQuery: Examples<pushCardQuery$variables> = [{}];
export const usePushOneMutation: Examples<usePushOneMutation$variables> = [{ input: { id } }];
