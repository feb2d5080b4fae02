import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { customerActButtons_act$key } from "../../__generated__/customerActButtons_act.graphql.ts";
import type { customerActButtonsDownloadMutation } from "../../__generated__/customerActButtonsDownloadMutation.graphql.ts";
import { fetchFile } from "../export/fetch-file.ts";
import { useAct } from "../form/use-act.ts";
import { Buttons, FileButtons } from "../order-act/file-buttons.tsx";
import { useOwnCustomerActs } from "./use-own-customer-acts.ts";

/** What its owner does with an act: stops it, has the rest done, takes its outcomes along as a file. */
export function CustomerActButtons(props: { readonly act: customerActButtons_act$key }): ReactNode {
  const { t } = useTranslation("order-act");
  const { taskId, viewerMayStop, viewerMayRetry, viewerMayDownload } = useFragment(
    graphql`
      fragment customerActButtons_act on CustomerAct {
        taskId
        viewerMayStop
        viewerMayRetry
        viewerMayDownload
      }
    `,
    props.act,
  );
  const own = useOwnCustomerActs();
  const file = useAct<customerActButtonsDownloadMutation>(graphql`
    mutation customerActButtonsDownloadMutation($input: DownloadCustomerActInput!) {
      downloadCustomerAct(input: $input) {
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
    <Buttons>
      {viewerMayStop && (
        <Button size="sm" variant="outline" onClick={() => own.stop(taskId)}>
          {t("stop")}
        </Button>
      )}
      {viewerMayRetry && (
        <Button size="sm" variant="outline" onClick={() => own.retry(taskId)}>
          {t("rest")}
        </Button>
      )}
      {viewerMayDownload && (
        <FileButtons
          isBusy={file.isBusy}
          onFetch={(format) =>
            file.act({ input: { taskId, format } }, ({ downloadCustomerAct: { ticket } }) => {
              if (ticket) fetchFile(ticket);
            })
          }
        />
      )}
    </Buttons>
  );
}
