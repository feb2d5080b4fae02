import { useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { keepAccountsMutation } from "../../../../__generated__/keepAccountsMutation.graphql.ts";
import { useAct } from "../../../../parts/form/use-act.ts";
import { AskTurn, type TurnProps } from "./turn-accounts.tsx";

type Turned = keepAccountsMutation["response"]["keepUserAccounts"]["turned"];

/** Takes the cancellation of accounts back, and shows what became of each. */
export default function KeepAccounts(props: TurnProps): ReactNode {
  const { ids } = props;
  const [turned, setTurned] = useState<Turned>(null);
  const turning = useAct<keepAccountsMutation>(graphql`
    mutation keepAccountsMutation($input: KeepUserAccountsInput!) {
      keepUserAccounts(input: $input) {
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
      way="KEEP"
      turned={turned ?? null}
      isBusy={turning.isBusy}
      onConfirm={(idempotencyKey) =>
        turning.act({ input: { ids: [...ids], idempotencyKey } }, ({ keepUserAccounts }) =>
          setTurned(keepUserAccounts.turned),
        )
      }
    />
  );
}
