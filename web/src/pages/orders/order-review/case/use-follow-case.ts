import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { askedCaseQuery } from "../../../../__generated__/askedCaseQuery.graphql.ts";
import { BACKGROUND } from "../../../../relay/background.ts";
import { useRestedChanges } from "../../../../tab/use-rested-changes.ts";
import { askedCase } from "./asked-case.ts";

/** Asks anew for the case at hand when orders change: one that passes or is decided while it is read says so. Answers how to ask at once. */
export function useFollowCase(id: string): () => void {
  const environment = useRelayEnvironment();
  const look = () => {
    fetchQuery<askedCaseQuery>(environment, askedCase, { id }, { networkCacheConfig: BACKGROUND }).subscribe({
      // It is asked again when more is told; what shows stays as it is.
      error: () => undefined,
    });
  };
  useRestedChanges(["ORDERS", "COMMANDS"], look);
  return look;
}
