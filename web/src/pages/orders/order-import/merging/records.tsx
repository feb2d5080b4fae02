import { startTransition, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { records_page$key } from "../../../../__generated__/records_page.graphql.ts";
import { Notice } from "../../../../parts/list/notices.tsx";
import { ListRegion } from "../../../../parts/list/region.tsx";
import { PageBar, PageFrame } from "../../../../parts/page/page-bar.tsx";
import { DEFAULT_PAGE_SIZE, pageArguments, type Place } from "../../../../parts/paging/place.ts";
import { Paging } from "../../../../parts/paging/paging.tsx";
import type { ColumnHead } from "../../../../parts/table/column.ts";
import { DataTable } from "../../../../parts/table/data-table.tsx";

/** What a list of records beside the sheets is drawn with. */
export interface RecordsProps {
  readonly tabs: ReactNode;
  /** Counts up when they may have moved on. */
  readonly fetchKey: number;
  readonly onAskAgain: () => void;
  readonly onOpen: (id: string) => void;
}

/** The page while it lists records in place of the sheets: they load, or fail, below the same bar. */
export function RecordsFrame(
  props: Omit<RecordsProps, "onOpen"> & { readonly columns: readonly ColumnHead[]; readonly children: ReactNode },
): ReactNode {
  const { t } = useTranslation("order-import");
  const { tabs, fetchKey, onAskAgain, columns } = props;
  return (
    <PageFrame>
      <PageBar title={t("title")} tabs={tabs} />
      <ListRegion
        list={{ queryRef: fetchKey, isPending: false, reload: onAskAgain }}
        columns={columns}
        page="order-import"
      >
        {props.children}
      </ListRegion>
    </PageFrame>
  );
}

/** Where in such a list the reader is, newest first. */
export function usePlace() {
  const [at, set] = useState<{ readonly place: Place; readonly size: number }>({
    place: "start",
    size: DEFAULT_PAGE_SIZE,
  });
  const { place, size } = at;
  return {
    size,
    variables: { ...pageArguments(place, size), sort: "CREATED_AT_DESC" as const },
    go: (next: Place) => startTransition(() => set({ place: next, size })),
    resize: (next: number) => startTransition(() => set({ place: "start", size: next })),
  };
}

/** The records of a page, or that there are none, with the way to other pages. */
export function RecordRows(props: {
  readonly label: string;
  readonly none: string;
  readonly noneHelp: string;
  readonly columns: readonly ColumnHead[];
  readonly page: records_page$key;
  readonly at: ReturnType<typeof usePlace>;
  /** `TableRow`s. */
  readonly rows: readonly ReactNode[];
}): ReactNode {
  const { at, rows } = props;
  const page = useFragment(
    graphql`
      fragment records_page on PageOfRows {
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
    props.page,
  );
  if (rows.length === 0) return <Notice title={props.none} text={props.noneHelp} />;
  return (
    <>
      <DataTable label={props.label} page="order-import" columns={props.columns} density={null}>
        {rows}
      </DataTable>
      <Paging
        info={page.pageInfo}
        cursors={page.pageCursors}
        total={page.totalCount}
        totalIsExact={page.totalIsExact}
        rows={rows.length}
        size={at.size}
        busy={false}
        onPlace={at.go}
        onSize={at.resize}
      />
    </>
  );
}
