import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { MOST_EXPORT_DAYS } from "@linehaul/schema/orders/order/export";
import { reviewColumns } from "@linehaul/schema/orders/order-review/export";
import ExportDialog, { type ListExportProps } from "../../../parts/export/export-dialog.tsx";
import type { Exported } from "../../../parts/export/exported.ts";

/** Files of cases (REV-08): of at most 31 days, or of those that are ticked. A queue has no columns of its own: all are offered. */
const reviewExport: Exported = {
  list: "ORDER_REVIEW",
  columns: reviewColumns,
  heads: Object.keys(reviewColumns).map((id) => ({ id, width: 0 })),
  standFor: {},
  period: { from: "createdFrom", to: "createdTo", most: MOST_EXPORT_DAYS },
  preview: graphql`
    query reviewExportPreviewQuery($filter: ReviewCaseFilter, $ids: [ID!]) {
      preview: reviewCaseExportPreview(filter: $filter, ids: $ids) {
        ...exportPreview_preview
      }
    }
  `,
  begin: graphql`
    mutation reviewExportMutation($input: BeginReviewCaseExportInput!) {
      begun: beginReviewCaseExport(input: $input) {
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

/** The dialog that asks for a file of cases. */
export default function ReviewExport(props: ListExportProps): ReactNode {
  return <ExportDialog {...props} exported={reviewExport} />;
}
