import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { mergeOutcomeQuery, mergeOutcomeQuery$data } from "../../../../__generated__/mergeOutcomeQuery.graphql.ts";
import { formatCount } from "../../../../format/money.ts";
import { DialogBody } from "../../../../parts/dialog/dialog.tsx";
import { OutcomeDialog, OutcomeFoot, type Outcome } from "../outcome-dialog.tsx";
import { MergeActs } from "./merge-acts.tsx";
import { MergedOrders } from "./merged-orders.tsx";
import { MergeErrors } from "./merge-errors.tsx";
import { Far, RecordHead, Says } from "./said.tsx";

/** The merging of a sheet: how far it is, the orders that came of it with their numbers, or the rows for which none did. */
export default function MergeOutcome(props: Outcome): ReactNode {
  const { t } = useTranslation("order-import");
  return (
    <OutcomeDialog {...props} title={t("merge.title")}>
      <Found {...props} />
    </OutcomeDialog>
  );
}

function Found({ id, fetchKey, onAskAgain, onClose }: Outcome) {
  const { t } = useTranslation("order-import");
  const data = useLazyLoadQuery<mergeOutcomeQuery>(
    graphql`
      query mergeOutcomeQuery($id: ID!) {
        node(id: $id) {
          ... on OrderMerge @alias(as: "merge") {
            fileName
            state
            rowsDone
            orders
            groups
            alone
            stored
            wrongRows
            traceId
            ...mergeActs_merge
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const merge = data.node?.merge;
  return (
    <>
      <DialogBody>
        {merge && <Summary {...merge} />}
        <Suspense fallback={<p>{t("loading")}</p>}>
          {merge?.state === "MERGED" && <MergedOrders id={id} total={merge.stored ?? 0} />}
          {merge?.state === "REFUSED" && <MergeErrors id={id} />}
        </Suspense>
      </DialogBody>
      <OutcomeFoot onClose={onClose}>{merge && <MergeActs merge={merge} onAsked={onAskAgain} />}</OutcomeFoot>
    </>
  );
}

type Merge = NonNullable<NonNullable<mergeOutcomeQuery$data["node"]>["merge"]>;
function Summary(props: Omit<Merge, " $fragmentSpreads">) {
  const { t } = useTranslation("order-import");
  const { state, rowsDone, orders } = props;
  const count = (n: number | null | undefined) => formatCount(n ?? 0);
  const says = t(`merge.says.${state}`, {
    done: count(rowsDone),
    orders: count(orders),
    groups: count(props.groups),
    alone: count(props.alone),
    stored: count(props.stored),
    wrongRows: count(props.wrongRows),
    traceId: props.traceId,
  });
  const isBad = state === "REFUSED" || state === "FAILED";
  return (
    <section aria-live="polite">
      <RecordHead fileName={props.fileName} state={state} />
      {state === "MERGING" ? (
        <Far says={says} done={rowsDone} orders={orders} />
      ) : (
        <Says {...(isBad && { role: "alert" })}>{says}</Says>
      )}
    </section>
  );
}
