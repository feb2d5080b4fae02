import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFollowOrderQuery } from "../../../../__generated__/useFollowOrderQuery.graphql.ts";
import { BACKGROUND } from "../../../../relay/background.ts";
import { useRestedChanges } from "../../../../tab/use-rested-changes.ts";

/** Asks what changes of an order while it is in front: its state, what happened, what customs was told. What shows them shows the new. */
export function useFollowOrder(id: string): void {
  const environment = useRelayEnvironment();
  const ask = () => {
    fetchQuery<useFollowOrderQuery>(
      environment,
      graphql`
        query useFollowOrderQuery($id: ID!) {
          order(id: $id) {
            id
            orderStatus
            auditStatus
            detail {
              pushes {
                id
                kind
                state
                askedAt
                askedBy
                attempts
                nextAt
                endedAt
              }
              history {
                id
                event
                params {
                  name
                  value
                }
                actor
                at
              }
            }
          }
        }
      `,
      { id },
      { networkCacheConfig: BACKGROUND },
      // It is asked again when more is told; what shows stays as it is.
    ).subscribe({ error: () => undefined });
  };
  useRestedChanges(["ORDERS", "PUSHES"], ask);
}
