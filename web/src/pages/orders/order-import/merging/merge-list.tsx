import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { mergeList_merge$data, mergeList_merge$key } from "../../../../__generated__/mergeList_merge.graphql.ts";
import type { mergeListQuery } from "../../../../__generated__/mergeListQuery.graphql.ts";
import { instant } from "../../../../format/instant.tsx";
import { opener } from "../../../../parts/cells/act.tsx";
import { traceId } from "../../../../parts/cells/trace-id.tsx";
import { tag } from "../../../../parts/status/tag.tsx";
import type { Column } from "../../../../parts/table/column.ts";
import { TableRow } from "../../../../parts/table/table-row.tsx";
import { counted } from "../order-import-row.tsx";
import { RecordRows, RecordsFrame, usePlace, type RecordsProps } from "./records.tsx";
import { stateLook } from "./state-look.ts";

type Row = mergeList_merge$data & { readonly onOpen: () => void };
const columns: readonly Column<Row>[] = [
  { id: "fileName", width: 260, fixed: "start", cell: (row) => opener(row.fileName, row.onOpen) },
  { id: "state", width: 130, cell: (row, { t }) => tag("import", stateLook(row.state), t) },
  { id: "orders", width: 80, align: "end", cell: (row) => counted(row.orders) },
  { id: "groups", width: 80, align: "end", cell: (row) => counted(row.groups) },
  { id: "alone", width: 80, align: "end", cell: (row) => counted(row.alone) },
  { id: "stored", width: 110, align: "end", cell: (row) => counted(row.stored) },
  { id: "wrongRows", width: 110, align: "end", cell: (row) => counted(row.wrongRows) },
  { id: "askedBy", width: 100, cell: (row) => row.createdBy },
  { id: "askedAt", width: 136, cell: (row) => instant(row.createdAt) },
  { id: "trace", width: 90, cell: (row, { t }) => traceId(row.traceId, t) },
];

/** Merges that one asked for, the newest first: which sheet, how many orders came of it, or why none did (ORD-12). */
export default function MergeList(props: RecordsProps): ReactNode {
  return (
    <RecordsFrame {...props} columns={columns}>
      <Merges {...props} />
    </RecordsFrame>
  );
}

function Merges({ fetchKey, onOpen }: RecordsProps) {
  const { t } = useTranslation("order-import");
  const at = usePlace();
  const { orderMerges } = useLazyLoadQuery<mergeListQuery>(
    graphql`
      query mergeListQuery($first: Int, $after: String, $last: Int, $before: String, $sort: OrderMergeSort!) {
        orderMerges(first: $first, after: $after, last: $last, before: $before, sort: $sort) {
          ...records_page
          edges {
            node {
              id
              ...mergeList_merge
            }
          }
        }
      }
    `,
    at.variables,
    { fetchPolicy: "store-and-network", fetchKey },
  );
  return (
    <RecordRows
      label={t("views.merges")}
      none={t("merge.none")}
      noneHelp={t("merge.noneHelp")}
      columns={columns}
      page={orderMerges}
      at={at}
      rows={orderMerges.edges.map(({ node }) => (
        <MergeRow key={node.id} record={node} onOpen={() => onOpen(node.id)} />
      ))}
    />
  );
}

function MergeRow(props: { readonly record: mergeList_merge$key; readonly onOpen: () => void }) {
  const record = useFragment(
    graphql`
      fragment mergeList_merge on OrderMerge {
        id
        fileName
        state
        orders
        groups
        alone
        stored
        wrongRows
        createdBy
        createdAt
        traceId
      }
    `,
    props.record,
  );
  const row = { ...record, onOpen: props.onOpen };
  return <TableRow id={record.id} label={record.fileName} row={row} columns={columns} />;
}
