import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { accountOutcomes_turned$key } from "../../../../__generated__/accountOutcomes_turned.graphql.ts";
import { OutcomesDialog } from "../../../../parts/outcomes/outcomes-dialog.tsx";

/** What became of each account that something was to be done with. */
export function AccountOutcomes(props: {
  readonly turned: accountOutcomes_turned$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation(["user-list", "parts"]);
  const { outcomes } = useFragment(
    graphql`
      fragment accountOutcomes_turned on TurnedUserAccounts {
        outcomes {
          accountId
          outcome
          userCode
          status
        }
      }
    `,
    props.turned,
  );
  const done = outcomes.filter(({ outcome }) => outcome === "DONE").length;
  return (
    <OutcomesDialog
      title={t("outcomes")}
      told={t("turned", { done, all: outcomes.length })}
      heads={[t("column.userCode"), t("column.status"), t("outcome")]}
      rows={outcomes.map(({ accountId, outcome, userCode, status }) => ({
        key: accountId,
        isDone: outcome === "DONE",
        cells: [userCode ?? "–", status ? t(`parts:status.account.${status}`) : "–", t(`outcomeIs.${outcome}`)],
      }))}
      onClose={props.onClose}
    />
  );
}
