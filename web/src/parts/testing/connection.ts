import type { MockResolvers } from "relay-test-utils";

/** The one page of a list with these rows, of a viewer who arranged nothing. */
export const connection = (type: string, nodes: readonly object[]): MockResolvers => ({
  Viewer: () => ({ preferences: [] }),
  [type]: () => ({
    totalCount: nodes.length,
    totalIsExact: true,
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    pageCursors: null,
    edges: nodes.map((node) => ({ node })),
  }),
});
