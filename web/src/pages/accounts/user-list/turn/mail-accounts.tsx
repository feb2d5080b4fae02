import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { mailAccountsMutation } from "../../../../__generated__/mailAccountsMutation.graphql.ts";
import { Confirm } from "../../../../parts/confirm/confirm.tsx";
import { useAct } from "../../../../parts/form/use-act.ts";
import { AskTurn, type TurnProps } from "./turn-accounts.tsx";

type Turned = mailAccountsMutation["response"]["mailUserAccounts"]["turned"];

const mutation = graphql`
  mutation mailAccountsMutation($input: MailUserAccountsInput!) {
    mailUserAccounts(input: $input) {
      turned {
        ...accountOutcomes_turned
        outcomes {
          accountId
          outcome
          userCode
        }
      }
      errors {
        message
        detail
        traceId
        field
      }
    }
  }
`;

/** Writes the owners of accounts a mail with a link, and shows what became of each; asks first of e-mails that nobody has verified. */
export default function MailAccounts(props: TurnProps): ReactNode {
  const { t } = useTranslation("user-list");
  const { ids } = props;
  const [turned, setTurned] = useState<Turned>(null);
  const [isAsked, ask] = useState(true);
  const turning = useAct<mailAccountsMutation>(mutation);
  // An act of its own: the first one's lock is not its.
  const insisting = useAct<mailAccountsMutation>(mutation);
  const unverified = turned?.outcomes.filter(({ outcome }) => outcome === "NOT_VERIFIED") ?? [];
  if (isAsked && unverified.length > 0)
    return (
      <Confirm
        title={t("unverified", { count: unverified.length })}
        text={t("unverifiedHelp", { codes: unverified.map(({ userCode }) => userCode).join(", ") })}
        verb={t("unverifiedWrite")}
        keep={t("unverifiedKeep")}
        isCritical
        isBusy={insisting.isBusy}
        onConfirm={(idempotencyKey) => {
          const input = { ids: unverified.map(({ accountId }) => accountId), alsoUnverified: true, idempotencyKey };
          insisting.act({ input }, ({ mailUserAccounts }) => setTurned(mailUserAccounts.turned));
        }}
        onClose={() => ask(false)}
      />
    );
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
