import type { ReactNode } from "react";
import { featureOf } from "@linehaul/schema/feature-name";
import { Optional } from "../boundary/optional.tsx";
import type { Filter } from "../filters/filter.ts";
import { lazyPart } from "../lazy/lazy-part.ts";
import type { ColumnHead } from "../table/column.ts";
import { TableSettings } from "../table/settings.tsx";
import { useColumnTitle } from "../table/use-column-title.ts";
import { useAnswer, type ListQuery, type Node } from "./use-answer.ts";
import { useColumns } from "./use-columns.ts";
import type { List } from "./use-list.ts";

const Views = lazyPart(async () =>
  (await import("../views/texts.ts")).withViewTexts(() => import("../views/views.tsx")),
);

/** What is done with a list's table: its saved views, which come after its rows, and its settings. They read the answer once for both. */
export function ListTools<Q extends ListQuery, N extends Node, F extends object, Sort extends string>(props: {
  readonly list: List<Q, N, F, Sort>;
  readonly columns: readonly ColumnHead<Sort>[];
  readonly filters: readonly Filter[];
}): ReactNode {
  const { list, columns, filters } = props;
  const { viewer } = useAnswer(list);
  const table = useColumns(list, viewer, columns);
  const title = useColumnTitle(featureOf(list.code));
  const { code, state, wanted, openView, nameView } = list;
  return (
    <>
      <Optional of={code}>
        <Views
          {...{ state, wanted, columns, filters }}
          page={code}
          shown={table.arrangement}
          onOpen={openView}
          onName={nameView}
        />
      </Optional>
      <TableSettings {...table} columns={columns} title={title} />
    </>
  );
}
