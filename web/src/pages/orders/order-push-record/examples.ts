import type { attemptSentQuery$variables } from "../../../__generated__/attemptSentQuery.graphql.ts";
import type { orderPushRecordPageQuery$variables } from "../../../__generated__/orderPushRecordPageQuery.graphql.ts";
import type { pushAttemptMutation$variables } from "../../../__generated__/pushAttemptMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

export const orderPushRecordPageQuery: Examples<orderPushRecordPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "AT_DESC" },
];
export const attemptSentQuery: Examples<attemptSentQuery$variables> = [{ id: exampleId("PushAttempt") }];
export const pushAttemptMutation: Examples<pushAttemptMutation$variables> = [{ input: { id: exampleId("Order") } }];
