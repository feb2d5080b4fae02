import type { badgeOrderPushExternalQuery$variables } from "../../../__generated__/badgeOrderPushExternalQuery.graphql.ts";
import type { orderPushExternalPageQuery$variables } from "../../../__generated__/orderPushExternalPageQuery.graphql.ts";
import type { pushCardQuery$variables } from "../../../__generated__/pushCardQuery.graphql.ts";
import type { pushFailedMutation$variables } from "../../../__generated__/pushFailedMutation.graphql.ts";
import type { usePushesAllMutation$variables } from "../../../__generated__/usePushesAllMutation.graphql.ts";
import type { usePushesOneMutation$variables } from "../../../__generated__/usePushesOneMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const id = exampleId("Order");

export const orderPushExternalPageQuery: Examples<orderPushExternalPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "ASKED_AT_DESC" },
];
export const badgeOrderPushExternalQuery: Examples<badgeOrderPushExternalQuery$variables> = [{}];
export const pushCardQuery: Examples<pushCardQuery$variables> = [{}];
export const usePushesOneMutation: Examples<usePushesOneMutation$variables> = [{ input: { id } }];
export const usePushesAllMutation: Examples<usePushesAllMutation$variables> = [{ input: { ids: [id] } }];
export const pushFailedMutation: Examples<pushFailedMutation$variables> = [{ input: { filter: { state: "FAILED" } } }];
