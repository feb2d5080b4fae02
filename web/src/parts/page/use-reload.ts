import { useTransition } from "react";
import { useQueryLoader, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useRefresh } from "../../tab/use-shell.ts";

/** A page's query that can be asked again in place; what it showed stays until the new answer is there. */
export function useReload<Q extends OperationType>(
  query: GraphQLTaggedNode,
  first: PreloadedQuery<Q>,
): { readonly queryRef: PreloadedQuery<Q>; readonly isPending: boolean; readonly reload: () => void } {
  const [loaded, load] = useQueryLoader<Q>(query, first);
  const [isPending, startTransition] = useTransition();
  const queryRef = loaded ?? first;
  const reload = () => startTransition(() => load(queryRef.variables, { fetchPolicy: "network-only" }));
  useRefresh(reload);
  return { queryRef, isPending, reload };
}
