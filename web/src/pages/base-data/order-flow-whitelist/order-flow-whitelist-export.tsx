import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { orderFlowWhitelistColumns as columns } from "@linehaul/schema/base-data/order-flow-whitelist";
import ExportDialog, { type ListExportProps } from "../../../parts/export/export-dialog.tsx";
import type { Exported } from "../../../parts/export/exported.ts";
import { orderFlowWhitelistColumns } from "./order-flow-whitelist-row.tsx";

/** Files of the white list. */
const orderFlowWhitelistExport: Exported = {
  list: "ORDER_FLOW_WHITELIST",
  columns,
  heads: orderFlowWhitelistColumns,
  standFor: { from: ["fromCountry", "fromRegion"], to: ["toCountry", "toRegion"], validFrom: ["validFrom", "validTo"] },
  preview: graphql`
    query orderFlowWhitelistExportPreviewQuery($filter: OrderFlowWhitelistFilter, $ids: [ID!]) {
      preview: orderFlowWhitelistExportPreview(filter: $filter, ids: $ids) {
        ...exportPreview_preview
      }
    }
  `,
  begin: graphql`
    mutation orderFlowWhitelistExportMutation($input: BeginOrderFlowWhitelistExportInput!) {
      begun: beginOrderFlowWhitelistExport(input: $input) {
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

/** The dialog that asks for a file of the white list. */
export default function OrderFlowWhitelistExport(props: ListExportProps): ReactNode {
  return <ExportDialog {...props} exported={orderFlowWhitelistExport} />;
}
