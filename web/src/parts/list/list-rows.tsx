import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { paging_pageCursors$key } from "../../__generated__/paging_pageCursors.graphql.ts";
import type { paging_pageInfo$key } from "../../__generated__/paging_pageInfo.graphql.ts";
import type { Place } from "../paging/place.ts";
import { Paging } from "../paging/paging.tsx";
import type { Arrangement } from "../table/arrangement.ts";
import type { ColumnHead } from "../table/column.ts";
import { DataTable } from "../table/data-table.tsx";
import type { Selection } from "../table/selection.ts";
import { Notice } from "./notices.tsx";

/** A page of a connection. */
export interface ConnectionPage {
  readonly edges: readonly { readonly node: { readonly id: string } }[];
  readonly pageInfo: paging_pageInfo$key;
  readonly pageCursors: paging_pageCursors$key | null | undefined;
  readonly totalCount: number;
  readonly totalIsExact: boolean;
}

interface ListInUse<Sort extends string> {
  readonly state: { readonly sort: Sort; readonly size: number };
  readonly isFiltered: boolean;
  readonly isPending: boolean;
  clear(): void;
  sortBy(sort: Sort): void;
  go(place: Place): void;
  resize(size: number): void;
}

/** The rows of a list with the way to other pages; or why there are none: none yet, or none that match. */
export function ListRows<Sort extends string>(props: {
  readonly list: ListInUse<Sort>;
  readonly connection: ConnectionPage;
  readonly label: string;
  readonly columns: readonly ColumnHead<Sort>[];
  readonly columnTitle: (column: string) => string;
  readonly arrangement: Arrangement;
  readonly selection?: Selection;
  /** What there is none of yet, and the button to make one for those who may. */
  readonly none: { readonly title: string; readonly text?: string; readonly action?: ReactNode };
  /** A `TableRow` for each edge. */
  readonly children: ReactNode;
}): ReactNode {
  const { list, connection, none } = props;
  const { t } = useTranslation("parts");
  if (connection.edges.length === 0)
    return list.isFiltered ? (
      <Notice title={t("state.noMatch")} text={t("state.noMatchHelp")}>
        <Button onClick={() => list.clear()}>{t("state.clear")}</Button>
      </Notice>
    ) : (
      <Notice title={none.title} {...(none.text === undefined ? {} : { text: none.text })}>
        {none.action}
      </Notice>
    );
  return (
    <>
      <DataTable
        label={props.label}
        columns={props.columns}
        title={props.columnTitle}
        density={props.arrangement.density}
        sort={list.state.sort}
        onSort={(sort) => list.sortBy(sort)}
        busy={list.isPending}
        rowIds={connection.edges.map((e) => e.node.id)}
        {...(props.selection ? { selection: props.selection } : {})}
      >
        {props.children}
      </DataTable>
      <Paging
        info={connection.pageInfo}
        cursors={connection.pageCursors}
        total={connection.totalCount}
        totalIsExact={connection.totalIsExact}
        rows={connection.edges.length}
        size={list.state.size}
        busy={list.isPending}
        onPlace={(place) => list.go(place)}
        onSize={(size) => list.resize(size)}
      />
    </>
  );
}
