import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { customerActQuery } from "../../__generated__/customerActQuery.graphql.ts";
import { formatCount } from "../../format/money.ts";
import { useChanges } from "../../tab/changes.ts";
import { Problem } from "../form/problem.tsx";
import { Told } from "../order-act/told.ts";
import { CustomerActButtons } from "./customer-act-buttons.tsx";

/** An act on all customers that matched: how far it is, asked again whenever the server tells of it, and its outcomes counted. Within a `Suspense`. */
export function CustomerAct({ taskId }: { readonly taskId: string }): ReactNode {
  const { t } = useTranslation(["customer-act", "customer-turn", "order-act", "schema"]);
  const [fetchKey, setFetchKey] = useState(0);
  useChanges(["CUSTOMER_ACTS"], () => setFetchKey((n) => n + 1));
  const { act } = useLazyLoadQuery<customerActQuery>(
    graphql`
      query customerActQuery($taskId: ID!) {
        act: customerAct(taskId: $taskId) {
          state
          customers
          looked
          done
          outcomes {
            outcome
            count
          }
          errorCode
          traceId
          ...customerActButtons_act
        }
      }
    `,
    { taskId },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!act) return <p>{t("order-act:gone")}</p>;
  const { state, customers, looked, done, outcomes, errorCode, traceId } = act;
  const isGoing = state === "PENDING" || state === "PROCESSING";
  const far = { done: formatCount(done), looked: formatCount(looked), customers: formatCount(customers) };
  return (
    <>
      <Told aria-label={t("outcomes")} aria-busy={isGoing}>
        <output>{t("done", far)}</output>
        {isGoing && (
          <>
            <progress max={customers} value={looked} aria-label={t("outcomes")} />
            <p>{t("going", far)}</p>
          </>
        )}
        {state === "CANCELLED" && <p>{t("cancelled", { rest: formatCount(customers - looked) })}</p>}
        {errorCode !== null && errorCode !== undefined && (
          <Problem
            text={`${t([`schema:error.${errorCode}`, "schema:error.09020000"])} ${t("order-act:stopped")}`}
            traceId={traceId}
          />
        )}
        {outcomes.length > 0 && (
          <ul aria-label={t("outcomes")}>
            {outcomes.map(({ outcome, count }) => (
              <li key={outcome}>
                {t("stays", { n: formatCount(count), why: t(`customer-turn:outcomeIs.${outcome}`) })}
              </li>
            ))}
          </ul>
        )}
      </Told>
      <CustomerActButtons act={act} />
    </>
  );
}
