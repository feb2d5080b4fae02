import { graphql } from "react-relay";
import type { useTemplateDownloadMutation } from "../../../__generated__/useTemplateDownloadMutation.graphql.ts";
import { fetchFile } from "../../../parts/export/fetch-file.ts";
import { useAct } from "../../../parts/form/use-act.ts";

/** Fetches the empty workbook for orders, in the language that is shown. */
export function useTemplate() {
  const taking = useAct<useTemplateDownloadMutation>(graphql`
    mutation useTemplateDownloadMutation {
      downloadOrderImportTemplate {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return {
    isBusy: taking.isBusy,
    fetch: () =>
      taking.act({}, ({ downloadOrderImportTemplate: { ticket } }) => {
        if (ticket) fetchFile(ticket);
      }),
  };
}
