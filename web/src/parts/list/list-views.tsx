import type { ReactNode } from "react";
import type { Filter } from "../filters/filter.ts";
import { lazyPart } from "../lazy/lazy-part.ts";
import type { ColumnHead } from "../table/column.ts";
import { Optional } from "../boundary/optional.tsx";
import { withViewTexts } from "../views/texts.ts";
import { useAnswer, type ListQuery, type Node } from "./use-answer.ts";
import { useColumns } from "./use-columns.ts";
import type { List } from "./use-list.ts";
import { viewText } from "./view.ts";

const Views = lazyPart(() => withViewTexts(() => import("../views/views.tsx")));

/** The saved views of a list: they come after its rows. */
export function ListViews<Q extends ListQuery, N extends Node, F extends object, Sort extends string>(props: {
  readonly list: List<Q, N, F, Sort>;
  readonly columns: readonly ColumnHead<Sort>[];
  readonly filters: readonly Filter[];
}): ReactNode {
  const { list, columns, filters } = props;
  const { viewer } = useAnswer(list);
  const { arrangement } = useColumns(list, viewer, columns);
  const { code, state, wanted, openView, nameView } = list;
  return (
    <Optional of={code}>
      <Views
        page={code}
        present={viewText(state, arrangement)}
        opened={state.view}
        wanted={wanted}
        onOpen={(view) => openView(view, known(filters, columns))}
        onName={nameView}
        labels={new Map(filters.map((filter) => [filter.id, filter.label]))}
      />
    </Optional>
  );
}

const known = (filters: readonly Filter[], columns: readonly ColumnHead[]) => ({
  codes: new Map(filters.flatMap(({ id, codes = [] }) => (codes.length > 0 ? [[id, codes] as const] : []))),
  columns: columns.map((column) => column.id),
});
