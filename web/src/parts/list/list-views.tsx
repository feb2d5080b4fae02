import type { ReactNode } from "react";
import { Optional } from "../boundary/optional.tsx";
import type { Filter } from "../filters/filter.ts";
import { lazyPart } from "../lazy/lazy-part.ts";
import type { ColumnHead } from "../table/column.ts";
import { useAnswer, type ListQuery, type Node } from "./use-answer.ts";
import { useColumns } from "./use-columns.ts";
import type { List } from "./use-list.ts";

const Views = lazyPart(async () =>
  (await import("../views/texts.ts")).withViewTexts(() => import("../views/views.tsx")),
);

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
        {...{ state, wanted, columns, filters }}
        page={code}
        shown={arrangement}
        onOpen={openView}
        onName={nameView}
      />
    </Optional>
  );
}
