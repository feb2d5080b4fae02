import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type {
  preMergeList_preMerge$data,
  preMergeList_preMerge$key,
} from "../../../../__generated__/preMergeList_preMerge.graphql.ts";
import type { preMergeListQuery } from "../../../../__generated__/preMergeListQuery.graphql.ts";
import { instant } from "../../../../format/instant.tsx";
import { opener } from "../../../../parts/cells/act.tsx";
import { traceId } from "../../../../parts/cells/trace-id.tsx";
import { tag } from "../../../../parts/status/tag.tsx";
import type { Column } from "../../../../parts/table/column.ts";
import { TableRow } from "../../../../parts/table/table-row.tsx";
import { counted } from "../order-import-row.tsx";
import { RecordRows, RecordsFrame, usePlace, type RecordsProps } from "./records.tsx";
import { stateLook } from "./state-look.ts";

type Row = preMergeList_preMerge$data & { readonly onOpen: () => void };
const columns: readonly Column<Row>[] = [
  { id: "fileName", width: 260, fixed: "start", cell: (row) => opener(row.fileName, row.onOpen) },
  { id: "state", width: 130, cell: (row, { t }) => tag("import", stateLook(row.state), t) },
  { id: "importState", width: 150, cell: (row, { t }) => tag("import", row.importState, t) },
  { id: "orders", width: 80, align: "end", cell: (row) => counted(row.orders) },
  { id: "groups", width: 80, align: "end", cell: (row) => counted(row.groups) },
  { id: "grouped", width: 100, align: "end", cell: (row) => counted(row.grouped) },
  { id: "alone", width: 80, align: "end", cell: (row) => counted(row.alone) },
  { id: "askedBy", width: 90, cell: (row) => row.createdBy },
  { id: "askedAt", width: 136, cell: (row) => instant(row.createdAt) },
  { id: "trace", width: 90, cell: (row, { t }) => traceId(row.traceId, t) },
];

/** Pre-merges that one asked for, the newest first: what of each sheet can travel together (ORD-12). */
export default function PreMergeList(props: RecordsProps): ReactNode {
  return (
    <RecordsFrame {...props} columns={columns}>
      <PreMerges {...props} />
    </RecordsFrame>
  );
}

function PreMerges({ fetchKey, onOpen }: RecordsProps) {
  const { t } = useTranslation("order-import");
  const at = usePlace();
  const { orderPreMerges } = useLazyLoadQuery<preMergeListQuery>(
    graphql`
      query preMergeListQuery($first: Int, $after: String, $last: Int, $before: String, $sort: OrderPreMergeSort!) {
        orderPreMerges(first: $first, after: $after, last: $last, before: $before, sort: $sort) {
          ...records_page
          edges {
            node {
              id
              ...preMergeList_preMerge
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
      label={t("views.preMerges")}
      none={t("preMerge.none")}
      noneHelp={t("preMerge.noneHelp")}
      columns={columns}
      page={orderPreMerges}
      at={at}
      rows={orderPreMerges.edges.map(({ node }) => (
        <PreMergeRow key={node.id} record={node} onOpen={() => onOpen(node.id)} />
      ))}
    />
  );
}

function PreMergeRow(props: { readonly record: preMergeList_preMerge$key; readonly onOpen: () => void }) {
  const record = useFragment(
    graphql`
      fragment preMergeList_preMerge on OrderPreMerge {
        id
        fileName
        state
        importState
        orders
        groups
        grouped
        alone
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
