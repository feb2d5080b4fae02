import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { enableMatchingMutation } from "../../__generated__/enableMatchingMutation.graphql.ts";
import { Confirm } from "../confirm/confirm.tsx";
import { useAct } from "../form/use-act.ts";
import CustomerActDialog from "./customer-act-dialog.tsx";
import { MatchingQuestion, type MatchingProps } from "./matching-question.tsx";

/** Makes all customers that match usable again. */
export default function EnableMatching({ filter, onActed, onClose }: MatchingProps): ReactNode {
  const { t } = useTranslation(["customer-act", "customer-turn", "shell"]);
  const [taskId, setTask] = useState<string | null>(null);
  const enabling = useAct<enableMatchingMutation>(graphql`
    mutation enableMatchingMutation($input: EnableMatchingCustomersInput!) {
      enableMatchingCustomers(input: $input) {
        act {
          taskId
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
  if (taskId !== null) return <CustomerActDialog title={t("kind.ENABLE")} taskId={taskId} onClose={onActed} />;
  return (
    <MatchingQuestion kind="ENABLE" filter={filter} onClose={onClose}>
      {(count, told) => (
        <Confirm
          title={t("customer-turn:enableMany", { count })}
          verb={t("shell:button.ENABLE")}
          isBusy={enabling.isBusy}
          onConfirm={(idempotencyKey) =>
            enabling.act({ input: { filter, idempotencyKey } }, ({ enableMatchingCustomers: { act } }) =>
              setTask(act?.taskId ?? null),
            )
          }
          onClose={onClose}
        >
          {told}
        </Confirm>
      )}
    </MatchingQuestion>
  );
}
