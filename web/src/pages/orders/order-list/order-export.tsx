import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { MOST_EXPORT_DAYS, orderColumns } from "@linehaul/schema/orders/order/export";
import ExportDialog, { type ListExportProps } from "../../../parts/export/export-dialog.tsx";
import type { Exported } from "../../../parts/export/exported.ts";
import { orderListColumns } from "./order-list-row.tsx";

/** Files of orders (ORD-07): of at most 31 days, or of the rows that are ticked. */
const orderExport: Exported = {
  list: "ORDER_LIST",
  columns: orderColumns,
  heads: orderListColumns,
  standFor: {
    waybill: ["sfWaybillNo"],
    receiver: ["receiverName", "receiverCountry"],
    declaredValue: ["declaredValue", "declaredCurrency"],
  },
  period: { from: "createdFrom", to: "createdTo", most: MOST_EXPORT_DAYS },
  preview: graphql`
    query orderExportPreviewQuery($filter: OrderFilter, $ids: [ID!]) {
      preview: orderExportPreview(filter: $filter, ids: $ids) {
        ...exportPreview_preview
      }
    }
  `,
  begin: graphql`
    mutation orderExportMutation($input: BeginOrderExportInput!) {
      begun: beginOrderExport(input: $input) {
        task {
          id
          ...exportProgress_task
          ...useWhenReady_task
        }
        errors {
          message
          detail
          traceId
          field
        }
      }
    }
  `,
};

/** What was found by a masked value is asked for by its ids, as what is ticked: of whatever days. */
const { period: _period, ...found } = orderExport;

/** The dialog that asks for a file of orders. */
export default function OrderExport(props: ListExportProps): ReactNode {
  const isFound = "finding" in props.filter && props.filter.finding !== null;
  return <ExportDialog {...props} exported={isFound ? found : orderExport} />;
}
