import { graphql } from "react-relay";
import type { badgeAuthClientQuery } from "../../../__generated__/badgeAuthClientQuery.graphql.ts";
import { menuBadge } from "../../badge.ts";

/** Clients that wait for somebody: they are bound to more than they are let (SEC-02). */
export const badge = menuBadge<badgeAuthClientQuery>({
  may: "AUTH_CLIENT.VIEW",
  topic: "PERMISSIONS",
  query: graphql`
    query badgeAuthClientQuery {
      authClients(first: 1, filter: { exceeds: true }) {
        totalCount
      }
    }
  `,
  count: ({ authClients }) => authClients.totalCount,
});
