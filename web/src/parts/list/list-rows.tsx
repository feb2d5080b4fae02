import { Button } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { featureOf } from "@linehaul/schema/feature-name";
import { Paging } from "../paging/paging.tsx";
import type { ColumnHead } from "../table/column.ts";
import { DataTable } from "../table/data-table.tsx";
import type { Selection } from "../table/selection.ts";
import { Notice } from "./notices.tsx";
import { useSlots } from "./slots.ts";
import { useTakesLong } from "./use-takes-long.ts";
import { useColumns } from "./use-columns.ts";
import { useAnswer, type ListQuery, type Node } from "./use-answer.ts";
import type { List } from "./use-list.ts";

/** What draws the rows of a list. */
export interface RowsProps<Q extends ListQuery, N extends Node, Filter, Sort extends string> {
  readonly list: List<Q, N, Filter, Sort>;
  readonly columns: readonly ColumnHead<Sort>[];
  /** A `TableRow`. */
  readonly row: (node: N) => ReactNode;
  /** What a row is ticked by, where that is not its own id. */
  readonly rowId?: (node: N) => string;
  /** Where rows can be ticked. */
  readonly selection?: Selection;
  /** Shows a row, by its id, beside the list. */
  readonly onPeek?: ((id: string) => void) | undefined;
  /** Makes the first one, for those who may. */
  readonly create?: ReactNode;
}

/** The rows of a list with the way to other pages; or why there are none: none yet, or none that match. */
export function ListRows<Q extends ListQuery, N extends Node, Filter, Sort extends string>(
  props: RowsProps<Q, N, Filter, Sort>,
): ReactNode {
  const { list, row, rowId, selection } = props;
  const { t } = useTranslation("parts");
  const namespace = featureOf(list.code);
  const { t: say } = useTranslation(namespace);
  const { viewer, page, nodes } = useAnswer(list);
  const slots = useSlots(nodes.map(({ id }) => id));
  const takesLong = useTakesLong(list.isPending);
  const { columns, arrangement } = useColumns(list, viewer, props.columns);
  const noneHelp = say("noneHelp", { defaultValue: "" });
  if (nodes.length === 0)
    return list.isFiltered ? (
      <Notice title={t("state.noMatch")} text={t("state.noMatchHelp")}>
        <Button onClick={list.clear}>{t("state.clear")}</Button>
      </Notice>
    ) : (
      <Notice title={say("none")} {...(noneHelp === "" ? {} : { text: noneHelp })}>
        {props.create}
      </Notice>
    );
  return (
    <>
      <DataTable
        label={say("title")}
        page={namespace}
        columns={columns}
        density={arrangement.density}
        sort={list.state.sort}
        onSort={list.sortBy}
        busy={takesLong}
        rowIds={nodes.map((node) => rowId?.(node) ?? node.id)}
        {...(selection ? { selection } : {})}
        {...(props.onPeek ? { onPeek: props.onPeek } : {})}
      >
        {nodes.map((node) => (
          <Fragment key={slots.get(node.id)}>{row(node)}</Fragment>
        ))}
      </DataTable>
      <Paging
        info={page.pageInfo}
        cursors={page.pageCursors}
        total={page.totalCount}
        totalIsExact={page.totalIsExact}
        rows={nodes.length}
        size={list.state.size}
        busy={list.isPending}
        onPlace={list.go}
        onSize={list.resize}
      />
    </>
  );
}
