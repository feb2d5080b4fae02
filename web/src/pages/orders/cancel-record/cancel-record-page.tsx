import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { cancelRecordPageQuery } from "../../../__generated__/cancelRecordPageQuery.graphql.ts";
import { listExport, useListExport } from "../../../parts/export/list-export.tsx";
import { NumbersBox } from "../../../parts/filters/numbers-box.tsx";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { cancelRecordAsked, cancelRecordList } from "./cancel-record-list.ts";
import { cancelRecordColumns, CancelRecordRow } from "./cancel-record-row.tsx";
import { useCancelFilters } from "./use-cancel-filters.ts";

const CancelRecordExport = listExport(() => import("./cancel-record-export.tsx"));

const query = graphql`
  query cancelRecordPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CancelRecordFilter
    $sort: CancelRecordSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CANCEL_RECORD"])
    }
    cancelRecords(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...cancelRecordRow_record
        }
      }
    }
  }
`;

/** Which orders were cancelled: by whom, why, and from which state (ORD-06). */
export default function CancelRecordPage(props: PageProps<cancelRecordPageQuery>): ReactNode {
  const { t } = useTranslation("cancel-record");
  const list = useList(props, cancelRecordList, query, (data) => data.cancelRecords);
  const { filter } = list.state;
  const exporting = useListExport({
    list: "CANCEL_RECORD",
    dialog: CancelRecordExport,
    filter: cancelRecordAsked(filter),
  });
  return (
    <>
      <ListPage
        list={list}
        columns={cancelRecordColumns}
        row={(record) => <CancelRecordRow record={record} />}
        search={
          <NumbersBox label={t("numbers")} value={filter.numbers} onChange={(numbers) => list.filterBy({ numbers })} />
        }
        filters={useCancelFilters(filter, (part) => list.filterBy(part))}
        actions={exporting.button()}
      />
      {exporting.dialog}
    </>
  );
}
