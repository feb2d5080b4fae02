import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { actFileDownloadMutation } from "../../__generated__/actFileDownloadMutation.graphql.ts";
import { BusyButton } from "../button/busy-button.tsx";
import { fetchFile } from "../export/fetch-file.ts";
import { useAct } from "../form/use-act.ts";

const FORMATS = ["XLSX", "CSV"] as const;
/** Beside one another. */
export const Buttons = chakra("div", { base: { display: "flex", gap: "2", mt: "3" } });

/** The outcomes of a task as a file. */
export function ActFile({ taskId }: { readonly taskId: string }): ReactNode {
  const { t } = useTranslation("order-act");
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
    <>
      {FORMATS.map((format) => (
        <BusyButton
          key={format}
          size="sm"
          variant="outline"
          isBusy={file.isBusy}
          onClick={() =>
            file.act({ input: { taskId, format } }, ({ downloadOrderAct: { ticket } }) => {
              if (ticket) fetchFile(ticket);
            })
          }
        >
          {t("download", { format })}
        </BusyButton>
      ))}
    </>
  );
}
