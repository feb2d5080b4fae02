import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { commandAttemptsQuery } from "../../../__generated__/commandAttemptsQuery.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";
import { answerText } from "./answer.ts";

/** How often a command was sent, and what was answered each time. */
export function CommandAttempts(props: { readonly id: string; readonly fetchKey: string }): ReactNode {
  const { t } = useTranslation("intercept-release");
  const { attempts } = useLazyLoadQuery<commandAttemptsQuery>(
    graphql`
      query commandAttemptsQuery($id: ID!) {
        attempts: outletCommandAttempts(id: $id) {
          attempt
          at
          outcome
          durationMs
          httpStatus
          silence
          answer
        }
      }
    `,
    { id: props.id },
    { fetchPolicy: "network-only", fetchKey: props.fetchKey },
  );
  return (
    <SimpleTable
      label={t("attempts")}
      heads={[t("column.attempt"), t("column.at"), t("column.outcome"), t("column.answer"), t("column.durationMs")]}
      rows={attempts.map((one) => ({
        key: String(one.attempt),
        cells: [
          one.attempt,
          <Instant key="at" at={one.at} />,
          t(`outcome.${one.outcome}`),
          answerText(one, (silence) => t(`silence.${silence}`)),
          one.durationMs === null ? null : t("ms", { ms: one.durationMs }),
        ],
      }))}
      none={t("noAttempts")}
    />
  );
}
