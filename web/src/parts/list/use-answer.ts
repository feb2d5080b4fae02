import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { useAnswer_rows$key } from "../../__generated__/useAnswer_rows.graphql.ts";
import type { useArrangement_viewer$key } from "../../__generated__/useArrangement_viewer.graphql.ts";

/** The query of a list: its connection, and how the user arranged its table. */
export interface ListQuery extends OperationType {
  readonly response: { readonly viewer: useArrangement_viewer$key };
}
/** A row as the page's query has it. */
export interface Node {
  readonly id: string;
}
/** The connection of a list. */
export type Rows<N extends Node> = useAnswer_rows$key & { readonly edges: readonly { readonly node: N }[] };

/** What of a list leads to its answer. */
export interface Answered<Q extends ListQuery, N extends Node> {
  readonly query: GraphQLTaggedNode;
  readonly queryRef: PreloadedQuery<Q>;
  readonly rowsOf: (data: Q["response"]) => Rows<N>;
}

/** The answer under way: it may suspend, and throw what failed. */
export function useAnswer<Q extends ListQuery, N extends Node>(list: Answered<Q, N>) {
  const data = usePreloadedQuery<Q>(list.query, list.queryRef);
  const rows = list.rowsOf(data);
  const page = useFragment<useAnswer_rows$key>(
    graphql`
      fragment useAnswer_rows on PageOfRows {
        totalCount
        totalIsExact
        pageInfo {
          ...paging_pageInfo
        }
        pageCursors {
          ...paging_pageCursors
        }
      }
    `,
    rows,
  );
  const { viewer }: ListQuery["response"] = data;
  return { viewer, page, nodes: rows.edges.map(({ node }) => node) };
}
