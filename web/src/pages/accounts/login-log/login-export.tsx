import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { loginLogColumns } from "@linehaul/schema/accounts/login-log";
import ExportDialog, { type ListExportProps } from "../../../parts/export/export-dialog.tsx";
import type { Exported } from "../../../parts/export/exported.ts";
import { loginColumns } from "./login-row.tsx";

/** Files of sign-ins. */
const loginExport: Exported = {
  list: "LOGIN_LOG",
  columns: loginLogColumns,
  heads: loginColumns,
  standFor: { reason: ["failure"], trace: ["traceId"] },
  preview: graphql`
    query loginExportPreviewQuery($filter: LoginLogFilter, $ids: [ID!]) {
      preview: loginLogExportPreview(filter: $filter, ids: $ids) {
        ...exportPreview_preview
      }
    }
  `,
  begin: graphql`
    mutation loginExportMutation($input: BeginLoginLogExportInput!) {
      begun: beginLoginLogExport(input: $input) {
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

/** The dialog that asks for a file of sign-ins. */
export default function LoginExport(props: ListExportProps): ReactNode {
  return <ExportDialog {...props} exported={loginExport} />;
}
