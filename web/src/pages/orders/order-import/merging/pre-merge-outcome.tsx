import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type {
  preMergeOutcomeQuery,
  preMergeOutcomeQuery$data,
} from "../../../../__generated__/preMergeOutcomeQuery.graphql.ts";
import { formatCount } from "../../../../format/money.ts";
import { DialogBody } from "../../../../parts/dialog/dialog.tsx";
import { OutcomeDialog, OutcomeFoot, type Outcome } from "../outcome-dialog.tsx";
import { PreMergeActs } from "./pre-merge-acts.tsx";
import { Proposed } from "./proposed.tsx";
import { Far, RecordHead, Says } from "./said.tsx";

type Props = Outcome & {
  /** It is being merged. */
  readonly onMerge: (id: string) => void;
};

/** What of a sheet can travel together: its groups to look through, rows that travel alone and why, and the merge. */
export default function PreMergeOutcome(props: Props): ReactNode {
  const { t } = useTranslation("order-import");
  return (
    <OutcomeDialog {...props} title={t("preMerge.title")}>
      <Found {...props} />
    </OutcomeDialog>
  );
}

function Found({ id, fetchKey, onMerge, onClose }: Props) {
  const { t } = useTranslation("order-import");
  const data = useLazyLoadQuery<preMergeOutcomeQuery>(
    graphql`
      query preMergeOutcomeQuery($id: ID!) {
        node(id: $id) {
          ... on OrderPreMerge @alias(as: "preMerge") {
            fileName
            state
            importState
            rowsDone
            orders
            groups
            grouped
            alone
            wrongCells
            traceId
            ...preMergeActs_preMerge
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const preMerge = data.node?.preMerge;
  return (
    <>
      <DialogBody>
        {preMerge && <Summary {...preMerge} />}
        {preMerge?.state === "PROPOSED" && (
          <Suspense fallback={<p>{t("loading")}</p>}>
            <Proposed id={id} groups={preMerge.groups ?? 0} alone={preMerge.alone ?? 0} />
          </Suspense>
        )}
      </DialogBody>
      <OutcomeFoot onClose={onClose}>{preMerge && <PreMergeActs preMerge={preMerge} onMerge={onMerge} />}</OutcomeFoot>
    </>
  );
}

type PreMerge = NonNullable<NonNullable<preMergeOutcomeQuery$data["node"]>["preMerge"]>;
function Summary(props: Omit<PreMerge, " $fragmentSpreads">) {
  const { t } = useTranslation(["order-import", "parts"]);
  const { state, importState, orders, rowsDone } = props;
  const count = (n: number | null | undefined) => formatCount(n ?? 0);
  const far = t("preMerge.says.PROPOSING", { done: count(rowsDone), orders: orders === null ? "…" : count(orders) });
  return (
    <section aria-live="polite">
      <RecordHead fileName={props.fileName} state={state} />
      {state === "PROPOSING" && <Far says={far} done={rowsDone} orders={orders} />}
      {state === "PROPOSED" && (
        <Says>
          {t("preMerge.says.PROPOSED", {
            orders: count(orders),
            grouped: count(props.grouped),
            groups: count(props.groups),
            alone: count(props.alone),
          })}
        </Says>
      )}
      {state === "PROPOSED" && importState !== "READY" && (
        <Says role="alert">{t("preMerge.over", { state: t(`parts:status.import.${importState}`) })}</Says>
      )}
      {state === "REFUSED" && (
        <Says role="alert">
          {props.wrongCells
            ? t("preMerge.says.REFUSED", { wrongCells: count(props.wrongCells) })
            : t("preMerge.over", { state: t(`parts:status.import.${importState}`) })}
        </Says>
      )}
      {state === "CANCELLED" && <Says>{t("preMerge.says.CANCELLED")}</Says>}
      {state === "FAILED" && <Says role="alert">{t("preMerge.says.FAILED", { traceId: props.traceId })}</Says>}
    </section>
  );
}
