import { graphql } from "react-relay";
import type { badgeOrderListQuery } from "../../../__generated__/badgeOrderListQuery.graphql.ts";
import { menuBadge } from "../../badge.ts";

/** Orders that wait for somebody: to be verified, to be asked about, to be supplemented. */
export const badge = menuBadge<badgeOrderListQuery>({
  may: "ORDER_LIST.VIEW",
  topic: "ORDERS",
  query: graphql`
    query badgeOrderListQuery {
      orders(first: 1, filter: { orderStatus: [TO_VERIFY, TO_CONTACT, TO_SUPPLEMENT] }) {
        totalCount
      }
    }
  `,
  count: ({ orders }) => orders.totalCount,
});
