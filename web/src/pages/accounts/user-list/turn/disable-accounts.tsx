import { useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { z } from "zod";
import { TurnAccountsFor } from "@linehaul/schema/accounts/user-account/turn";
import type { disableAccountsMutation } from "../../../../__generated__/disableAccountsMutation.graphql.ts";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";
import { AskTurnFor, type TurnProps } from "./turn-accounts.tsx";

type Turned = disableAccountsMutation["response"]["disableUserAccounts"]["turned"];
const Why = TurnAccountsFor.pick({ reason: true });

/** Disables accounts, for a reason; shows what became of each. */
export default function DisableAccounts(props: TurnProps): ReactNode {
  const { ids } = props;
  const [turned, setTurned] = useState<Turned>(null);
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, disableAccountsMutation>({
    schema: Why,
    defaults: { reason: "" },
    mutation: graphql`
      mutation disableAccountsMutation($input: DisableUserAccountsInput!) {
        disableUserAccounts(input: $input) {
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
    onSaved: ({ disableUserAccounts }) => setTurned(disableUserAccounts.turned),
    isSilent: true,
  });
  return <AskTurnFor {...props} way="DISABLE" turned={turned ?? null} save={save} />;
}
