import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { pushManyMutation } from "../../__generated__/pushManyMutation.graphql.ts";
import { useAct } from "../form/use-act.ts";
import type { TurnProps } from "./turn-outcomes.tsx";
import { TurnQuestion } from "./turn-question.tsx";

type Pushed = pushManyMutation["response"]["pushCustomers"]["pushed"];

/** Has the international customer system told of customers as they are now, and shows what became of each (CUS-17). */
export default function PushMany(props: TurnProps): ReactNode {
  const { t } = useTranslation("customer-turn");
  const { ids } = props;
  const [pushed, setPushed] = useState<Pushed>(null);
  const pushing = useAct<pushManyMutation>(graphql`
    mutation pushManyMutation($input: PushCustomersInput!) {
      pushCustomers(input: $input) {
        pushed {
          ...turnOutcomes_turned
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
  return (
    <TurnQuestion
      {...props}
      turned={pushed ?? null}
      told={(done, all) => t("pushed", { done, all })}
      title={t("pushMany", { count: ids.length })}
      text={t("pushHelp")}
      verb={t("push")}
      isBusy={pushing.isBusy}
      onConfirm={(idempotencyKey) =>
        pushing.act({ input: { ids: [...ids], idempotencyKey } }, ({ pushCustomers }) =>
          setPushed(pushCustomers.pushed),
        )
      }
    />
  );
}
