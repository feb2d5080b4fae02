import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { enableManyMutation } from "../../__generated__/enableManyMutation.graphql.ts";
import { useAct } from "../form/use-act.ts";
import type { TurnProps } from "./turn-outcomes.tsx";
import { TurnQuestion } from "./turn-question.tsx";

type Turned = enableManyMutation["response"]["enableCustomers"]["turned"];

/** Makes customers usable again, and shows what became of each. */
export default function EnableMany(props: TurnProps): ReactNode {
  const { t } = useTranslation(["customer-turn", "shell"]);
  const { ids } = props;
  const [turned, setTurned] = useState<Turned>(null);
  const enabling = useAct<enableManyMutation>(graphql`
    mutation enableManyMutation($input: EnableCustomersInput!) {
      enableCustomers(input: $input) {
        turned {
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
      turned={turned ?? null}
      title={t("enableMany", { count: ids.length })}
      text={t("enableHelp")}
      verb={t("shell:button.ENABLE")}
      isBusy={enabling.isBusy}
      onConfirm={(idempotencyKey) =>
        enabling.act({ input: { ids: [...ids], idempotencyKey } }, ({ enableCustomers }) =>
          setTurned(enableCustomers.turned),
        )
      }
    />
  );
}
