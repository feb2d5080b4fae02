import { useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { z } from "zod";
import { TurnAccountsFor } from "@linehaul/schema/accounts/user-account/turn";
import type { cancelAccountsMutation } from "../../../../__generated__/cancelAccountsMutation.graphql.ts";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";
import { AskTurnFor, type TurnProps } from "./turn-accounts.tsx";

type Turned = cancelAccountsMutation["response"]["cancelUserAccounts"]["turned"];
const Why = TurnAccountsFor.pick({ reason: true });

/** Cancels accounts, for a reason; shows what became of each. */
export default function CancelAccounts(props: TurnProps): ReactNode {
  const { ids } = props;
  const [turned, setTurned] = useState<Turned>(null);
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, cancelAccountsMutation>({
    schema: Why,
    defaults: { reason: "" },
    mutation: graphql`
      mutation cancelAccountsMutation($input: CancelUserAccountsInput!) {
        cancelUserAccounts(input: $input) {
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
    `,
    variables: ({ reason }, idempotencyKey) => ({ input: { ids: [...ids], reason, idempotencyKey } }),
    onSaved: ({ cancelUserAccounts }) => setTurned(cancelUserAccounts.turned),
    isSilent: true,
  });
  return <AskTurnFor {...props} way="CANCEL" turned={turned ?? null} save={save} />;
}
