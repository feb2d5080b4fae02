import { useMemo } from "react";
import type { useArrangement_viewer$key } from "../../__generated__/useArrangement_viewer.graphql.ts";
import { arranged, fitted, type Arrangement } from "../table/arrangement.ts";
import type { ColumnHead } from "../table/column.ts";
import { useArrangement, type Arranged } from "../table/use-arrangement.ts";
import type { ListQuery, Node } from "./use-answer.ts";
import type { List } from "./use-list.ts";

/** The table of a list: as its user arranged it, or with the columns of the view that is open, which are the tab's alone. */
export function useColumns<Q extends ListQuery, N extends Node, F, Sort extends string, C extends ColumnHead>(
  list: List<Q, N, F, Sort>,
  viewer: useArrangement_viewer$key,
  columns: readonly C[],
): Arranged<C> {
  const own = useArrangement(viewer, list.code, columns);
  const { arrange: show } = list;
  const given = list.state.columns;
  return useMemo(() => {
    if (given === null) return own;
    const { density } = own.arrangement;
    const arrangement: Arrangement = { ...fitted(given, columns), density };
    return {
      arrangement,
      columns: arranged(columns, arrangement),
      arrange(next) {
        if (next.density !== density) own.arrange({ ...own.arrangement, density: next.density });
        else show({ order: next.order, hidden: next.hidden });
      },
      reset: () => show(null),
    };
  }, [own, given, columns, show]);
}
