import { chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import type { permBatchOutcomeGrantMutation } from "../../../__generated__/permBatchOutcomeGrantMutation.graphql.ts";
import type { permBatchOutcomeQuery } from "../../../__generated__/permBatchOutcomeQuery.graphql.ts";
import type { permBatchOutcomeRevokeMutation } from "../../../__generated__/permBatchOutcomeRevokeMutation.graphql.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { useShell } from "../../../tab/use-shell.ts";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";
import { daysOf, listOf, type Batch } from "./batch.ts";

type Result = NonNullable<permBatchOutcomeQuery["response"]["batchCheck"]["result"]>;

const Outcome = chakra("section", {
  base: {
    "& > header": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" },
    borderTopWidth: "1px",
    mt: "4",
    pt: "3",
  },
});

/** What a batch would do to each account; then, once it is applied, what it did. */
export function PermBatchOutcome(props: { readonly batch: Batch; readonly idempotencyKey: string }): ReactNode {
  const { t } = useTranslation("perm-batch");
  const { may } = useShell();
  const { batch, idempotencyKey } = props;
  const [applied, setApplied] = useState<Result | null>(null);
  const { batchCheck } = useLazyLoadQuery<permBatchOutcomeQuery>(
    graphql`
      query permBatchOutcomeQuery($input: BatchCheckInput!) {
        batchCheck(input: $input) {
          result {
            done
            rows {
              name
              userName
              displayName
              outcome
              items
            }
          }
          errors {
            message
            detail
            traceId
          }
        }
      }
    `,
    { input: { action: batch.action, ...listOf(batch), ...daysOf(batch) } },
    { fetchPolicy: "network-only", fetchKey: idempotencyKey },
  );
  const grant = useAct<permBatchOutcomeGrantMutation>(graphql`
    mutation permBatchOutcomeGrantMutation($input: BatchGrantInput!) {
      batchGrant(input: $input) {
        result {
          done
          rows {
            name
            userName
            displayName
            outcome
            items
          }
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const revoke = useAct<permBatchOutcomeRevokeMutation>(graphql`
    mutation permBatchOutcomeRevokeMutation($input: BatchRevokeInput!) {
      batchRevoke(input: $input) {
        result {
          done
          rows {
            name
            userName
            displayName
            outcome
            items
          }
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const isGrant = batch.action === "GRANT";
  const apply = () =>
    isGrant
      ? grant.act({ input: { ...listOf(batch), ...daysOf(batch), idempotencyKey } }, (response) =>
          setApplied(response.batchGrant.result ?? null),
        )
      : revoke.act({ input: { ...listOf(batch), idempotencyKey } }, (response) =>
          setApplied(response.batchRevoke.result ?? null),
        );
  const result = applied ?? batchCheck.result;
  if (!result)
    return (
      <div role="alert">
        {batchCheck.errors.map((error) => (
          <p key={error.message}>{[error.message, error.detail].filter(Boolean).join(" ")}</p>
        ))}
      </div>
    );
  const done = applied ? t(`did.${batch.action}`) : t(`would.${batch.action}`);
  const said = (row: Result["rows"][number]) => (row.outcome === "DONE" ? done : t(`outcome.${row.outcome}`));
  const left = result.rows.length - result.done;
  return (
    <Outcome ref={bringIntoView}>
      <header>
        <p aria-live="polite">
          {t(applied ? "sumDone" : "sum", { count: result.done })} {left > 0 && t("sumLeft", { count: left })}
        </p>
        {!applied && may(`PERM_BATCH.${batch.action}`) && (
          <BusyButton
            variant="solid"
            disabled={result.done === 0}
            isBusy={grant.isBusy || revoke.isBusy}
            onClick={apply}
          >
            {t(`apply.${batch.action}`, { count: result.done })}
          </BusyButton>
        )}
      </header>
      <SimpleTable
        label={t(applied ? "outcomes" : "preview")}
        heads={[t("column.name"), t("column.user"), t("column.outcome"), t("column.items")]}
        rows={result.rows.map((row) => ({
          key: row.name,
          off: row.outcome !== "DONE",
          cells: [
            row.name,
            row.displayName ? `${row.displayName} · ${row.userName ?? ""}` : "",
            said(row),
            row.items.join(", "),
          ],
        }))}
        none={t("nobody")}
      />
    </Outcome>
  );
}

/** It comes below a long form. */
const bringIntoView = (outcome: HTMLElement | null): void => outcome?.scrollIntoView({ block: "start" });
