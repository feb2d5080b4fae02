import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { ModuleCode } from "@linehaul/schema/modules";
import type { useViewsQuery } from "../../__generated__/useViewsQuery.graphql.ts";

export type View = useViewsQuery["response"]["viewer"]["savedViews"][number];

const query = graphql`
  query useViewsQuery($page: String!) {
    viewer {
      savedViews(page: $page) {
        id
        name
        state
        isDefault
        version
      }
    }
  }
`;

/** The user's own views of a list, by name, and how to ask for them again: what stands there meanwhile stays. */
export function useViews(page: ModuleCode): { readonly views: readonly View[]; readonly reload: () => void } {
  const environment = useRelayEnvironment();
  const { viewer } = useLazyLoadQuery<useViewsQuery>(query, { page }, { fetchPolicy: "store-or-network" });
  const reload = () =>
    void fetchQuery<useViewsQuery>(environment, query, { page }, { fetchPolicy: "network-only" }).subscribe({});
  return { views: viewer.savedViews, reload };
}
