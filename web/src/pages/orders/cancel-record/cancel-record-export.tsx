import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { cancelRecordColumns as fileColumns } from "@linehaul/schema/orders/cancel-record";
import ExportDialog, { type ListExportProps } from "../../../parts/export/export-dialog.tsx";
import type { Exported } from "../../../parts/export/exported.ts";
import { cancelRecordColumns } from "./cancel-record-row.tsx";

/** Files of cancel records. */
const cancelRecordExport: Exported = {
  list: "CANCEL_RECORD",
  columns: fileColumns,
  heads: cancelRecordColumns,
  standFor: {},
  preview: graphql`
    query cancelRecordExportPreviewQuery($filter: CancelRecordFilter, $ids: [ID!]) {
      preview: cancelRecordExportPreview(filter: $filter, ids: $ids) {
        ...exportPreview_preview
      }
    }
  `,
  begin: graphql`
    mutation cancelRecordExportMutation($input: BeginCancelRecordExportInput!) {
      begun: beginCancelRecordExport(input: $input) {
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

/** The dialog that asks for a file of cancel records. */
export default function CancelRecordExport(props: ListExportProps): ReactNode {
  return <ExportDialog {...props} exported={cancelRecordExport} />;
}
