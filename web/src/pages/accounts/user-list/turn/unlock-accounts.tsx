import { useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { unlockAccountsMutation } from "../../../../__generated__/unlockAccountsMutation.graphql.ts";
import { useAct } from "../../../../parts/form/use-act.ts";
import { AskTurn, type TurnProps } from "./turn-accounts.tsx";

type Turned = unlockAccountsMutation["response"]["unlockUserAccounts"]["turned"];

/** Unlocks accounts, and shows what became of each. */
export default function UnlockAccounts(props: TurnProps): ReactNode {
  const { ids } = props;
  const [turned, setTurned] = useState<Turned>(null);
  const turning = useAct<unlockAccountsMutation>(graphql`
    mutation unlockAccountsMutation($input: UnlockUserAccountsInput!) {
      unlockUserAccounts(input: $input) {
        turned {
          ...accountOutcomes_turned
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
    <AskTurn
      {...props}
      way="UNLOCK"
      turned={turned ?? null}
      isBusy={turning.isBusy}
      onConfirm={(idempotencyKey) =>
        turning.act({ input: { ids: [...ids], idempotencyKey } }, ({ unlockUserAccounts }) =>
          setTurned(unlockUserAccounts.turned),
        )
      }
    />
  );
}
