import { useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { enableAccountsMutation } from "../../../../__generated__/enableAccountsMutation.graphql.ts";
import { useAct } from "../../../../parts/form/use-act.ts";
import { AskTurn, type TurnProps } from "./turn-accounts.tsx";

type Turned = enableAccountsMutation["response"]["enableUserAccounts"]["turned"];

/** Enables accounts that are disabled, and shows what became of each. */
export default function EnableAccounts(props: TurnProps): ReactNode {
  const { ids } = props;
  const [turned, setTurned] = useState<Turned>(null);
  const turning = useAct<enableAccountsMutation>(graphql`
    mutation enableAccountsMutation($input: EnableUserAccountsInput!) {
      enableUserAccounts(input: $input) {
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
      way="ENABLE"
      turned={turned ?? null}
      isBusy={turning.isBusy}
      onConfirm={(idempotencyKey) =>
        turning.act({ input: { ids: [...ids], idempotencyKey } }, ({ enableUserAccounts }) =>
          setTurned(enableUserAccounts.turned),
        )
      }
    />
  );
}
