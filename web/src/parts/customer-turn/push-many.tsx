import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import type { pushManyMutation } from "../../__generated__/pushManyMutation.graphql.ts";
import { Confirm } from "../confirm/confirm.tsx";
import { useAct } from "../form/use-act.ts";
import { TooMany, TurnOutcomes, type TurnProps } from "./turn-outcomes.tsx";

type Pushed = pushManyMutation["response"]["pushCustomers"]["pushed"];

/** Has the international customer system told of customers as they are now, and shows what became of each (CUS-17). */
export default function PushMany({ ids, onClose, onTurned }: TurnProps): ReactNode {
  const { t } = useTranslation("customer-turn");
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
  if (pushed)
    return <TurnOutcomes turned={pushed} told={(done, all) => t("pushed", { done, all })} onClose={onTurned} />;
  if (ids.length > MOST_TURNED) return <TooMany count={ids.length} onClose={onClose} />;
  return (
    <Confirm
      title={t("pushMany", { count: ids.length })}
      text={t("pushHelp")}
      verb={t("push")}
      isBusy={pushing.isBusy}
      onConfirm={(idempotencyKey) =>
        pushing.act({ input: { ids: [...ids], idempotencyKey } }, ({ pushCustomers }) =>
          setPushed(pushCustomers.pushed),
        )
      }
      onClose={onClose}
    />
  );
}
