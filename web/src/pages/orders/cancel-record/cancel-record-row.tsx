import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { cancelRecordSorts } from "@linehaul/schema/orders/cancel-record";
import type {
  cancelRecordRow_record$data,
  cancelRecordRow_record$key,
} from "../../../__generated__/cancelRecordRow_record.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { pageLink } from "../../../parts/cells/page-link.tsx";
import { grouped, groupedText } from "../../../parts/numbers/grouped-number.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = cancelRecordRow_record$data;

export const cancelRecordColumns = sortable<Row, keyof typeof cancelRecordSorts>(cancelRecordSorts, [
  { id: "sfWaybillNo", width: 156, fixed: "start", cell: waybill },
  { id: "customerName", width: 148, cell: (r) => r.customerName },
  { id: "stateBefore", width: 134, cell: (r, { t }) => tag("order", r.stateBefore, t) },
  { id: "type", width: 120, cell: (r, { t }) => t(`type.${r.type}`) },
  { id: "reason", width: 270, cell: (r) => r.reason },
  { id: "cancelledBy", width: 120, cell: (r) => r.cancelledBy },
  { id: "page", width: 100, cell: (r, { t }) => r.page && t(`page.${r.page}`) },
  { id: "at", width: 144, cell: (r) => instant(r.at) },
  { id: "auditBefore", width: 150, optional: true, cell: (r, { t }) => tag("audit", r.auditBefore, t) },
  { id: "customerOrderNo", width: 150, optional: true, cell: (r) => r.customerOrderNo },
  { id: "customerCode", width: 120, optional: true, cell: (r) => r.customerCode },
  { id: "receiverCountry", width: 140, optional: true, cell: (r) => r.receiverCountry?.name },
  { id: "site", width: 60, optional: true, cell: (r) => r.site },
]);

function waybill(record: Row, cells: Cells): ReactNode {
  const { orderId: id, sfWaybillNo, viewerMayOpen } = record;
  const number = grouped(sfWaybillNo);
  return viewerMayOpen ? (
    pageLink({ code: "ORDER_DETAIL", params: { id }, title: groupedText(sfWaybillNo) }, number, cells)
  ) : (
    <b>{number}</b>
  );
}

/** That an order was cancelled. */
export function CancelRecordRow(props: { readonly record: cancelRecordRow_record$key }): ReactNode {
  const record = useFragment(
    graphql`
      fragment cancelRecordRow_record on CancelRecord {
        id
        orderId
        site
        sfWaybillNo
        customerOrderNo
        customerCode
        customerName
        receiverCountry {
          name
        }
        stateBefore
        auditBefore
        type
        reason
        cancelledBy
        page
        at
        viewerMayOpen
      }
    `,
    props.record,
  );
  return <TableRow id={record.id} label={record.sfWaybillNo} row={record} columns={cancelRecordColumns} />;
}
