import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { actTaskQuery } from "../../__generated__/actTaskQuery.graphql.ts";
import { useChanges } from "../../tab/changes.ts";
import { ActFile } from "./act-file.tsx";
import { ActOutcomes } from "./act-outcomes.tsx";
import { attended } from "./attended.ts";

/** An act that is a task: how far it is, asked again whenever the server tells of it; its outcomes as a file. Within a `Suspense`. */
export function ActTask({ taskId }: { readonly taskId: string }): ReactNode {
  const { t } = useTranslation("order-act");
  const [fetchKey, setFetchKey] = useState(0);
  useChanges(["ACTS"], () => setFetchKey((n) => n + 1));
  useEffect(() => {
    attended.add(taskId);
    return () => void attended.delete(taskId);
  }, [taskId]);
  const { orderAct } = useLazyLoadQuery<actTaskQuery>(
    graphql`
      query actTaskQuery($taskId: ID!) {
        orderAct(taskId: $taskId) {
          ...actOutcomes_act
        }
      }
    `,
    { taskId },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!orderAct) return <p>{t("gone")}</p>;
  return (
    <>
      <ActOutcomes act={orderAct} />
      <ActFile taskId={taskId} />
    </>
  );
}
