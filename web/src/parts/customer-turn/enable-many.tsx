import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import type { enableManyMutation } from "../../__generated__/enableManyMutation.graphql.ts";
import { Confirm } from "../confirm/confirm.tsx";
import { useAct } from "../form/use-act.ts";
import { TooMany, TurnOutcomes, type TurnProps } from "./turn-outcomes.tsx";

type Turned = enableManyMutation["response"]["enableCustomers"]["turned"];

/** Makes customers usable again, and shows what became of each. */
export default function EnableMany({ ids, onClose, onTurned }: TurnProps): ReactNode {
  const { t } = useTranslation(["customer-turn", "shell"]);
  const [turned, setTurned] = useState<Turned>(null);
  const enabled = useAct<enableManyMutation>(graphql`
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
  if (turned) return <TurnOutcomes turned={turned} onClose={onTurned} />;
  if (ids.length > MOST_TURNED) return <TooMany count={ids.length} onClose={onClose} />;
  return (
    <Confirm
      title={t("enableMany", { count: ids.length })}
      text={t("enableHelp")}
      verb={t("shell:button.ENABLE")}
      isBusy={enabled.isBusy}
      onConfirm={(idempotencyKey) =>
        enabled.act({ input: { ids: [...ids], idempotencyKey } }, ({ enableCustomers }) =>
          setTurned(enableCustomers.turned),
        )
      }
      onClose={onClose}
    />
  );
}
