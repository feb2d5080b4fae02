import { fetchQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { BACKGROUND } from "./background.ts";

/** Asks a question anew in the background: what shows its answer shows the new one, and nothing is drawn where it is the same. */
export function useLook<Q extends OperationType>(query: GraphQLTaggedNode, queryRef: PreloadedQuery<Q>): () => void {
  const environment = useRelayEnvironment();
  return () => {
    fetchQuery<Q>(environment, query, queryRef.variables, { networkCacheConfig: BACKGROUND }).subscribe({
      // It is asked again when more is told; what shows stays as it is.
      error: () => undefined,
    });
  };
}
