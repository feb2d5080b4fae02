import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { actTaskQuery } from "../../__generated__/actTaskQuery.graphql.ts";
import { useChanges } from "../../tab/changes.ts";
import { ActFile } from "./act-file.tsx";
import { ActOutcomes } from "./act-outcomes.tsx";
import { Buttons } from "./file-buttons.tsx";
import { PrintedFile } from "./printed-file.tsx";

/** An act that is a task: how far it is, asked again whenever the server tells of it; its outcomes as a file. Within a `Suspense`. */
export function ActTask({ taskId }: { readonly taskId: string }): ReactNode {
  const { t } = useTranslation("order-act");
  const [fetchKey, setFetchKey] = useState(0);
  useChanges(["ACTS"], () => setFetchKey((n) => n + 1));
  const { orderAct } = useLazyLoadQuery<actTaskQuery>(
    graphql`
      query actTaskQuery($taskId: ID!) {
        orderAct(taskId: $taskId) {
          kind
          state
          outcomes {
            isDone
          }
          ...actOutcomes_act
        }
      }
    `,
    { taskId },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!orderAct) return <p>{t("gone")}</p>;
  const { kind, state, outcomes } = orderAct;
  const isPrint = kind === "LABELS" || kind === "INVOICES";
  const isOver = state !== "PENDING" && state !== "PROCESSING";
  return (
    <>
      <ActOutcomes act={orderAct} />
      <Buttons>
        {isPrint && isOver && outcomes.some(({ isDone }) => isDone) && <PrintedFile taskId={taskId} kind={kind} />}
        <ActFile taskId={taskId} />
      </Buttons>
    </>
  );
}
