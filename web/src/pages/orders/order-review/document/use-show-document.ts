import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { DocumentKind } from "@linehaul/schema/orders/order/history";
import type { useShowDocumentTicketMutation } from "../../../../__generated__/useShowDocumentTicketMutation.graphql.ts";
import { useAct } from "../../../../parts/form/use-act.ts";
import { openTab } from "../../../../parts/print/open-tab.ts";
import { toast } from "../../../../tab/toast/queue.ts";

/** Shows a document of a case in a window of its own beside it, opened at the press, for only then a browser lets a page open one. */
export function useShowDocument(id: string) {
  const { t } = useTranslation("order-review");
  const showing = useAct<useShowDocumentTicketMutation>(graphql`
    mutation useShowDocumentTicketMutation($input: ShowReviewDocumentInput!) {
      showReviewDocument(input: $input) {
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
    isBusy: showing.isBusy,
    show: (kind: DocumentKind) => {
      const tab = openTab(t("doc.opening"), "beside");
      if (tab === null) {
        toast({ tone: "critical", text: t("doc.blocked") });
        return;
      }
      showing.act(
        { input: { id, kind } },
        ({ showReviewDocument: { ticket } }) => (ticket ? tab.show(ticket) : tab.close()),
        tab.close,
      );
    },
  };
}
