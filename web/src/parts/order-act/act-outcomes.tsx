import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, readInlineData } from "react-relay";
import type { actOutcomes_act$data, actOutcomes_act$key } from "../../__generated__/actOutcomes_act.graphql.ts";
import { Instant } from "../../format/instant.tsx";
import { formatCount } from "../../format/money.ts";
import { Problem } from "../form/problem.tsx";
import { groupedText } from "../numbers/grouped-number.tsx";
import { Told } from "./told.ts";

/** What an act on many orders did to each of them, in words; how far it is while it goes on. */
export function ActOutcomes(props: { readonly act: actOutcomes_act$key }): ReactNode {
  const { t } = useTranslation(["order-act", "schema"]);
  // What a write answered is in no store for long: lists that are asked anew meanwhile take it away.
  const { state, orders, outcomes, errorCode, traceId } = readInlineData(
    graphql`
      fragment actOutcomes_act on OrderAct @inline {
        state
        orders
        errorCode
        traceId
        outcomes {
          orderId
          sfWaybillNo
          isDone
          code
          message
          stateFound
          by
          at
        }
      }
    `,
    props.act,
  );
  const done = outcomes.filter(({ isDone }) => isDone).length;
  const refused = outcomes.length - done;
  const isGoing = state === "PENDING" || state === "PROCESSING";
  return (
    <Told aria-label={t("outcomes")} aria-busy={isGoing}>
      <output>
        {t("done", { done: formatCount(done), orders: formatCount(orders) })}{" "}
        {refused > 0 && t("refused", { refused: formatCount(refused) })}
      </output>
      {isGoing && (
        <>
          <progress max={orders} value={outcomes.length} aria-label={t("outcomes")} />
          <p>{t("going", { so: formatCount(outcomes.length), orders: formatCount(orders) })}</p>
        </>
      )}
      {errorCode !== null && errorCode !== undefined && (
        <Problem
          text={`${t([`schema:error.${errorCode}`, "schema:error.09020000"])} ${t("stopped")}`}
          traceId={traceId}
        />
      )}
      <ul aria-label={t("outcomes")}>
        {outcomes.map((outcome) => (
          <Outcome key={outcome.orderId} outcome={outcome} />
        ))}
      </ul>
    </Told>
  );
}

function Outcome({ outcome }: { readonly outcome: actOutcomes_act$data["outcomes"][number] }) {
  const { t } = useTranslation(["order-act", "parts"]);
  const { sfWaybillNo, isDone, code, message, stateFound, by, at } = outcome;
  return (
    <li>
      <b>{sfWaybillNo ? groupedText(sfWaybillNo) : t("unknown")}</b>
      {isDone ? (
        t("isDone")
      ) : (
        <span data-refused="">
          {code} {message} {stateFound && t("found", { state: t(`parts:status.order.${stateFound}`) })}{" "}
          {by && t("byWhom", { by })} {at && <Instant at={at} />}
        </span>
      )}
    </li>
  );
}
