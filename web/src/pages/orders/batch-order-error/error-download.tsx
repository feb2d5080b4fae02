import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type {
  BatchOrderErrorFilter,
  errorDownloadMutation,
} from "../../../__generated__/errorDownloadMutation.graphql.ts";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { fetchFile } from "../../../parts/export/fetch-file.ts";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes the filtered wrong cells along; that it was done is recorded. */
export function ErrorDownload(props: { readonly filter: BatchOrderErrorFilter }): ReactNode {
  const { t } = useTranslation("batch-order-error");
  const taking = useAct<errorDownloadMutation>(graphql`
    mutation errorDownloadMutation($input: DownloadBatchOrderErrorsInput!) {
      downloadBatchOrderErrors(input: $input) {
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
    taking.act({ input: { filter: props.filter } }, ({ downloadBatchOrderErrors: { ticket } }) => {
      if (ticket) fetchFile(ticket);
    });
  return (
    <BusyButton isBusy={taking.isBusy} onClick={run}>
      {t("download")}
    </BusyButton>
  );
}
