import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useMutation } from "react-relay";
import { DONE_AT_ONCE } from "@linehaul/schema/orders/order/act-limits";
import { PrintInvoices } from "@linehaul/schema/orders/order/print";
import { useRules } from "../lazy/rule-texts.ts";
import type { usePrintInvoicesMutation } from "../../__generated__/usePrintInvoicesMutation.graphql.ts";
import type { usePrintLabelsMutation } from "../../__generated__/usePrintLabelsMutation.graphql.ts";
import { failureOf, isDenied } from "../../relay/failure.ts";
import { useErrorText } from "../../relay/use-error-text.ts";
import { useRefusalText } from "../../relay/use-refusal-text.ts";
import { newIdempotencyKey } from "../form/idempotency.ts";
import type { ToldProblem } from "../form/problem.tsx";
import { useLock } from "../form/use-lock.ts";
import type { Asking } from "../order-act/act-question.tsx";
import { openTab, type OpenedTab } from "./open-tab.ts";
import type { PrintChoice } from "./what.ts";

/** What is wrong: with the copies, or with the whole of it. */
export interface PrintProblem extends ToldProblem {
  readonly at: "copies" | "whole";
}
type Printed = usePrintLabelsMutation["response"]["printed"];
/** One submission: the same choice has the same key, so that it is printed once (ERR-05). */
const begun = (choice: PrintChoice) => ({ choice, idempotencyKey: newIdempotencyKey() });
const isSame = (a: PrintChoice, b: PrintChoice): boolean =>
  a.what === b.what && a.paper === b.paper && a.copies === b.copies;

/** No tab waits for a task: its file is opened from its outcomes. */
const noTab: OpenedTab = { show: () => undefined, close: () => undefined };

/**
 * Asks for a PDF and shows it in a tab of its own, opened at the press, for only then a browser lets a page open one. `onDone` has more to say than
 * the tab: some could not be printed, or a task prints them.
 */
export function usePrint(
  orders: readonly string[],
  { onDone, onShown }: Pick<Asking, "onDone"> & { readonly onShown: () => void },
) {
  const { t } = useTranslation(["print", "schema"]);
  const say = useRules();
  const errorText = useErrorText();
  const refusal = useRefusalText();
  const { isLocked, take } = useLock();
  const [problem, setProblem] = useState<PrintProblem | null>(null);
  const [submission, setSubmission] = useState<ReturnType<typeof begun> | null>(null);
  const [labels, areLabelsAsked] = useMutation<usePrintLabelsMutation>(graphql`
    mutation usePrintLabelsMutation($input: PrintLabelsInput!) {
      printed: printLabels(input: $input) {
        ticket
        act {
          outcomes {
            isDone
          }
          ...actDialog_act
        }
        errors {
          message
          detail
          traceId
          field
        }
      }
    }
  `);
  const [invoices, areInvoicesAsked] = useMutation<usePrintInvoicesMutation>(graphql`
    mutation usePrintInvoicesMutation($input: PrintInvoicesInput!) {
      printed: printInvoices(input: $input) {
        ticket
        act {
          outcomes {
            isDone
          }
          ...actDialog_act
        }
        errors {
          message
          detail
          traceId
          field
        }
      }
    }
  `);
  const isBusy = areLabelsAsked || areInvoicesAsked;

  function answered(tab: OpenedTab, { act, ticket, errors }: Printed): void {
    if (ticket) tab.show(ticket);
    else tab.close();
    if (act) {
      if (ticket && act.outcomes.every(({ isDone }) => isDone)) onShown();
      else onDone(act);
      return;
    }
    const [error] = errors;
    const at = error?.field?.[0] === "copies" ? "copies" : "whole";
    const text = [at === "whole" && t("failed"), error?.message, error?.detail].filter(Boolean).join(" ");
    setProblem({ at, text, traceId: error?.traceId ?? null });
  }
  function failed(tab: OpenedTab, error: Error): void {
    tab.close();
    const failure = failureOf(error);
    const why = isDenied(failure.code) ? refusal(failure) : [failure.detail].filter(Boolean);
    setProblem({
      at: "whole",
      text: [t("failed"), errorText(failure), ...why].join(" "),
      traceId: failure.traceId,
    });
  }

  return {
    isBusy: isBusy || isLocked,
    problem,
    print: (choice: PrintChoice): void => {
      if (isBusy) return;
      setProblem(null);
      const copies = PrintInvoices.shape.copies.safeParse(choice.copies.trim() === "" ? NaN : Number(choice.copies));
      if (choice.what === "INVOICE" && !copies.success) {
        const issue = copies.error.issues[0];
        const text = say(issue?.message ?? "number.integer", { ...issue });
        setProblem({ at: "copies", text, traceId: null });
        return;
      }
      if (!take()) return;
      const tab = orders.length > DONE_AT_ONCE ? noTab : openTab(t("preparing"));
      if (tab === null) {
        setProblem({ at: "whole", text: t("blocked"), traceId: null });
        return;
      }
      const now = submission !== null && isSame(submission.choice, choice) ? submission : begun(choice);
      setSubmission(now);
      const input = { ids: [...orders], idempotencyKey: now.idempotencyKey };
      const then = {
        onCompleted: ({ printed }: { readonly printed: Printed }) => answered(tab, printed),
        onError: (error: Error) => failed(tab, error),
      };
      if (choice.what === "LABEL") labels({ variables: { input: { ...input, paper: choice.paper } }, ...then });
      else invoices({ variables: { input: { ...input, copies: copies.data ?? 1 } }, ...then });
    },
  };
}
