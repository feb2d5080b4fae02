import { useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { mailAccountsMutation } from "../../../../__generated__/mailAccountsMutation.graphql.ts";
import { useAct } from "../../../../parts/form/use-act.ts";
import { AskTurn, type TurnProps } from "./turn-accounts.tsx";

type Turned = mailAccountsMutation["response"]["mailUserAccounts"]["turned"];

/** Writes the owners of accounts a mail with a link, and shows what became of each. */
export default function MailAccounts(props: TurnProps): ReactNode {
  const { ids } = props;
  const [turned, setTurned] = useState<Turned>(null);
  const turning = useAct<mailAccountsMutation>(graphql`
    mutation mailAccountsMutation($input: MailUserAccountsInput!) {
      mailUserAccounts(input: $input) {
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
      way="MAIL"
      turned={turned ?? null}
      isBusy={turning.isBusy}
      onConfirm={(idempotencyKey) =>
        turning.act({ input: { ids: [...ids], idempotencyKey } }, ({ mailUserAccounts }) =>
          setTurned(mailUserAccounts.turned),
        )
      }
    />
  );
}
