import { graphql } from "react-relay";
import type { useTemplateMutation } from "../../../__generated__/useTemplateMutation.graphql.ts";
import { fetchFile } from "../../../parts/export/fetch-file.ts";
import { useAct } from "../../../parts/form/use-act.ts";

/** Fetches the empty workbook for orders, in the language that is shown. */
export function useTemplate() {
  const taking = useAct<useTemplateMutation>(graphql`
    mutation useTemplateMutation {
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
