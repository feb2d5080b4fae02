import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { loginExportMutation, LoginLogFilter } from "../../../__generated__/loginExportMutation.graphql.ts";
import { ExportButton } from "../../../parts/export/export-button.tsx";
import { fetchFile } from "../../../parts/export/fetch-file.ts";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes the filtered sign-ins along; that it was done is recorded. */
export function LoginExport(props: { readonly filter: LoginLogFilter; readonly fits: boolean }): ReactNode {
  const taking = useAct<loginExportMutation>(graphql`
    mutation loginExportMutation($input: ExportLoginLogInput!) {
      exportLoginLog(input: $input) {
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
    taking.act({ input: { filter: props.filter } }, ({ exportLoginLog: { ticket } }) => {
      if (ticket) fetchFile(ticket);
    });
  return <ExportButton fits={props.fits} isBusy={taking.isBusy} onExport={run} />;
}
