import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { auditExportMutation, AuditFilter } from "../../../__generated__/auditExportMutation.graphql.ts";
import { ExportButton } from "../../../parts/export/export-button.tsx";
import { fetchFile } from "../../../parts/export/fetch-file.ts";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes the filtered rows along; that it was done is a row of its own. */
export function AuditExport(props: { readonly filter: AuditFilter; readonly fits: boolean }): ReactNode {
  const taking = useAct<auditExportMutation>(graphql`
    mutation auditExportMutation($input: ExportAuditInput!) {
      exportAudit(input: $input) {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const run = () =>
    taking.act({ input: { filter: props.filter } }, ({ exportAudit: { ticket } }) => {
      if (ticket) fetchFile(ticket);
    });
  return <ExportButton fits={props.fits} isBusy={taking.isBusy} onExport={run} />;
}
