import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { actFileDownloadMutation } from "../../__generated__/actFileDownloadMutation.graphql.ts";
import { fetchFile } from "../export/fetch-file.ts";
import { useAct } from "../form/use-act.ts";
import { FileButtons } from "./file-buttons.tsx";

/** The outcomes of a task as a file. */
export function ActFile({ taskId }: { readonly taskId: string }): ReactNode {
  const file = useAct<actFileDownloadMutation>(graphql`
    mutation actFileDownloadMutation($input: DownloadOrderActInput!) {
      downloadOrderAct(input: $input) {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return (
    <FileButtons
      isBusy={file.isBusy}
      onFetch={(format) =>
        file.act({ input: { taskId, format } }, ({ downloadOrderAct: { ticket } }) => {
          if (ticket) fetchFile(ticket);
        })
      }
    />
  );
}
