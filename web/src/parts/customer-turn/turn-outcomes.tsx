import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import type { turnOutcomes_turned$key } from "../../__generated__/turnOutcomes_turned.graphql.ts";
import { OutcomesDialog, Said } from "../outcomes/outcomes-dialog.tsx";

export interface TurnProps {
  /** Node ids of customers. */
  readonly ids: readonly string[];
  readonly onTurned: () => void;
  readonly onClose: () => void;
}

/** What became of each customer that was to be enabled or disabled. */
export function TurnOutcomes(props: {
  readonly turned: turnOutcomes_turned$key;
  /** What was done of how many; "3 of 4 were changed" where it is not said. */
  readonly told?: (done: number, all: number) => string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation(["customer-turn", "parts"]);
  const { outcomes } = useFragment(
    graphql`
      fragment turnOutcomes_turned on TurnedCustomers {
        outcomes {
          customerCode
          outcome
          name
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
      told={props.told?.(done, outcomes.length) ?? t("turned", { done, all: outcomes.length })}
      heads={[t("code"), t("name"), t("status"), t("outcome")]}
      rows={outcomes.map(({ customerCode, outcome, name, status }) => ({
        key: customerCode,
        isDone: outcome === "DONE",
        cells: [
          customerCode,
          name ?? "–",
          status ? t(`parts:status.customer.${status}`) : "–",
          t(`outcomeIs.${outcome}`),
        ],
      }))}
      onClose={props.onClose}
    />
  );
}

/** More were ticked than can be turned at once. */
export function TooMany(props: { readonly count: number; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("customer-turn");
  return (
    <Said title={t("tooMany", { count: props.count })} onClose={props.onClose}>
      <p>{t("tooManyHelp", { most: MOST_TURNED })}</p>
    </Said>
  );
}
