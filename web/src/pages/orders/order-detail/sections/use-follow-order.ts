import { useEffect, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFollowOrderQuery } from "../../../../__generated__/useFollowOrderQuery.graphql.ts";
import { BACKGROUND } from "../../../../relay/background.ts";
import { useChanges } from "../../../../tab/changes.ts";

/** What is told is that some orders changed: on a busy day that is every second. */
const REST_MS = 5_000;

/** Asks what changes of an order while it is in front: its state, what happened, what customs was told. What shows them shows the new. */
export function useFollowOrder(id: string): void {
  const environment = useRelayEnvironment();
  const resting = useRef<number>(undefined);
  const isWanted = useRef(false);
  const ask = () => {
    if (resting.current !== undefined) {
      isWanted.current = true;
      return;
    }
    isWanted.current = false;
    resting.current = window.setTimeout(() => {
      resting.current = undefined;
      if (isWanted.current) ask();
    }, REST_MS);
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
  useChanges(["ORDERS", "PUSHES"], ask);
  useEffect(() => () => window.clearTimeout(resting.current), []);
}
