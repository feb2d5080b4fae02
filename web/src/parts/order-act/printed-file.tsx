import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { printedFileInvoicesDownloadMutation } from "../../__generated__/printedFileInvoicesDownloadMutation.graphql.ts";
import type { printedFileLabelsDownloadMutation } from "../../__generated__/printedFileLabelsDownloadMutation.graphql.ts";
import { toast } from "../../tab/toast/queue.ts";
import { BusyButton } from "../button/busy-button.tsx";
import { useAct } from "../form/use-act.ts";
import { openTab } from "../print/open-tab.ts";

/** Opens the PDF of what a task printed, in a tab that is opened at the press. */
export function PrintedFile(props: { readonly taskId: string; readonly kind: "LABELS" | "INVOICES" }): ReactNode {
  const { t } = useTranslation("order-act");
  const { taskId, kind } = props;
  const labels = useAct<printedFileLabelsDownloadMutation>(graphql`
    mutation printedFileLabelsDownloadMutation($input: PrintedTaskInput!) {
      printed: downloadPrintedLabels(input: $input) {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const invoices = useAct<printedFileInvoicesDownloadMutation>(graphql`
    mutation printedFileInvoicesDownloadMutation($input: PrintedTaskInput!) {
      printed: downloadPrintedInvoices(input: $input) {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const fetching = kind === "LABELS" ? labels : invoices;
  const open = () => {
    const tab = openTab(t("preparing"));
    if (tab === null) {
      toast({ tone: "critical", text: t("blocked") });
      return;
    }
    fetching.act(
      { input: { taskId } },
      ({ printed: { ticket } }) => (ticket ? tab.show(ticket) : tab.close()),
      () => tab.close(),
    );
  };
  return (
    <BusyButton size="sm" variant="outline" isBusy={fetching.isBusy} onClick={open}>
      {t("openPdf")}
    </BusyButton>
  );
}
