import { graphql } from "react-relay";
import type { badgeOrderPushExternalQuery } from "../../../__generated__/badgeOrderPushExternalQuery.graphql.ts";
import { menuBadge } from "../../badge.ts";

/** Orders whose push failed. */
export const badge = menuBadge<badgeOrderPushExternalQuery>({
  may: "ORDER_PUSH_EXTERNAL.VIEW",
  topic: "PUSHES",
  query: graphql`
    query badgeOrderPushExternalQuery {
      orderPushes(first: 1, filter: { state: FAILED }) {
        totalCount
      }
    }
  `,
  count: ({ orderPushes }) => orderPushes.totalCount,
});
