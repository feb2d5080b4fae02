import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { ModuleCode } from "@linehaul/schema/modules";
import type { useAnswer_rows$key } from "../../__generated__/useAnswer_rows.graphql.ts";
import type { useArrangement_viewer$key } from "../../__generated__/useArrangement_viewer.graphql.ts";

/** The query of a list: the arrangement of its table, and the connection under the name `rows`. */
export interface ListQuery extends OperationType {
  readonly response: {
    readonly viewer: useArrangement_viewer$key;
    readonly rows: useAnswer_rows$key & {
      readonly edges: readonly { readonly node: { readonly id: string } }[];
    };
  };
}
/** A row as the page's query has it. */
export type NodeOf<Q extends ListQuery> = Q["response"]["rows"]["edges"][number]["node"];

/** What of a list leads to its answer. */
export interface Answered<Q extends ListQuery> {
  readonly code: ModuleCode;
  readonly query: GraphQLTaggedNode;
  readonly queryRef: PreloadedQuery<Q>;
}

/** The answer under way: it may suspend, and throw what failed. */
export function useAnswer<Q extends ListQuery>(list: Answered<Q>) {
  const { viewer, rows } = usePreloadedQuery<Q>(list.query, list.queryRef);
  const page = useFragment(
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
  return { viewer, page, nodes: rows.edges.map(({ node }) => node) };
}
