import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { mergeActs_merge$key } from "../../../../__generated__/mergeActs_merge.graphql.ts";
import type { mergeActsCancelMutation } from "../../../../__generated__/mergeActsCancelMutation.graphql.ts";
import type { mergeActsRetryMutation } from "../../../../__generated__/mergeActsRetryMutation.graphql.ts";
import { BusyButton } from "../../../../parts/button/busy-button.tsx";
import { newIdempotencyKey } from "../../../../parts/form/idempotency.ts";
import { useAct } from "../../../../parts/form/use-act.ts";

/** Stops a merge that is under way, and asks again for one that broke off: both by its sheet. */
export function MergeActs(props: { readonly merge: mergeActs_merge$key; readonly onAsked: () => void }): ReactNode {
  const { t } = useTranslation("order-import");
  const { state, sheetId, viewerMayMerge } = useFragment(
    graphql`
      fragment mergeActs_merge on OrderMerge {
        state
        sheetId
        viewerMayMerge
      }
    `,
    props.merge,
  );
  const stopping = useAct<mergeActsCancelMutation>(graphql`
    mutation mergeActsCancelMutation($input: OrderImportInput!) {
      cancelOrderImport(input: $input) {
        orderImport {
          ...importSummary_import
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const again = useAct<mergeActsRetryMutation>(graphql`
    mutation mergeActsRetryMutation($input: OrderImportInput!) {
      retryOrderImport(input: $input) {
        orderImport {
          ...importSummary_import
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  if (!viewerMayMerge) return null;
  const one = () => ({ input: { id: sheetId, idempotencyKey: newIdempotencyKey() } });
  return (
    <>
      {state === "MERGING" && (
        <BusyButton isBusy={stopping.isBusy} onClick={() => stopping.act(one(), props.onAsked)}>
          {t("stop")}
        </BusyButton>
      )}
      {state === "FAILED" && (
        <BusyButton variant="solid" isBusy={again.isBusy} onClick={() => again.act(one(), props.onAsked)}>
          {t("again")}
        </BusyButton>
      )}
    </>
  );
}
