import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFollowHandlersQuery } from "../../../../__generated__/useFollowHandlersQuery.graphql.ts";
import { BACKGROUND } from "../../../../relay/background.ts";
import { useChanges } from "../../../../tab/changes.ts";

const question = graphql`
  query useFollowHandlersQuery {
    caseHandlings {
      caseId
      handledBy
      handledSince
      isByViewer
    }
  }
`;

/** Shows who is on which of these cases as it changes (REV-06), by one small question whatever their number. */
export function useFollowHandlers(ids: readonly string[]): void {
  const environment = useRelayEnvironment();
  useChanges(["REVIEWS"], () => {
    fetchQuery<useFollowHandlersQuery>(environment, question, {}, { networkCacheConfig: BACKGROUND }).subscribe({
      next: ({ caseHandlings }) => {
        const now = new Map(caseHandlings.map((one) => [one.caseId, one]));
        commitLocalUpdate(environment, (store) => {
          for (const id of ids) {
            const one = now.get(id);
            store
              .get(id)
              ?.setValue(one?.handledBy ?? null, "handledBy")
              .setValue(one?.handledSince ?? null, "handledSince")
              .setValue(one?.isByViewer ?? false, "isHandledByViewer");
          }
        });
      },
      // It is asked again when more is told; what shows stays as it is.
      error: () => undefined,
    });
  });
}
