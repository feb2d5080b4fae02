import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { auditColumns as fileColumns } from "@linehaul/schema/permissions/perm-audit";
import ExportDialog, { type ListExportProps } from "../../../parts/export/export-dialog.tsx";
import type { Exported } from "../../../parts/export/exported.ts";
import { auditColumns } from "./audit-row.tsx";

/** Files of the audit trail. */
const auditExport: Exported = {
  list: "PERM_AUDIT",
  columns: fileColumns,
  heads: auditColumns,
  standFor: { action: ["type"] },
  preview: graphql`
    query auditExportPreviewQuery($filter: AuditFilter, $ids: [ID!]) {
      preview: auditExportPreview(filter: $filter, ids: $ids) {
        ...exportPreview_preview
      }
    }
  `,
  begin: graphql`
    mutation auditExportMutation($input: BeginAuditExportInput!) {
      begun: beginAuditExport(input: $input) {
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

/** The dialog that asks for a file of the audit trail. */
export default function AuditExport(props: ListExportProps): ReactNode {
  return <ExportDialog {...props} exported={auditExport} />;
}
