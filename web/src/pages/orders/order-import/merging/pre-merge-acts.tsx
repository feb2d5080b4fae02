import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { preMergeActs_preMerge$key } from "../../../../__generated__/preMergeActs_preMerge.graphql.ts";
import type { preMergeActsDownloadMutation } from "../../../../__generated__/preMergeActsDownloadMutation.graphql.ts";
import type { preMergeActsMergeMutation } from "../../../../__generated__/preMergeActsMergeMutation.graphql.ts";
import type { preMergeActsStopMutation } from "../../../../__generated__/preMergeActsStopMutation.graphql.ts";
import { formatCount } from "../../../../format/money.ts";
import { BusyButton } from "../../../../parts/button/busy-button.tsx";
import { fetchFile } from "../../../../parts/export/fetch-file.ts";
import { newIdempotencyKey } from "../../../../parts/form/idempotency.ts";
import { useAct } from "../../../../parts/form/use-act.ts";

/** What can be done with a proposal: stop it while it is made, take it along, or have the sheet stored so. */
export function PreMergeActs(props: {
  readonly preMerge: preMergeActs_preMerge$key;
  readonly onMerge: (id: string) => void;
}): ReactNode {
  const { t } = useTranslation("order-import");
  const { id, state, groups, alone, hasFile, mayMerge, viewerMayMerge, viewerMayDownload } = useFragment(
    graphql`
      fragment preMergeActs_preMerge on OrderPreMerge {
        id
        state
        groups
        alone
        hasFile
        mayMerge
        viewerMayMerge
        viewerMayDownload
      }
    `,
    props.preMerge,
  );
  const download = useAct<preMergeActsDownloadMutation>(graphql`
    mutation preMergeActsDownloadMutation($input: DownloadOrderPreMergeInput!) {
      downloadOrderPreMerge(input: $input) {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const merging = useAct<preMergeActsMergeMutation>(graphql`
    mutation preMergeActsMergeMutation($input: MergeOrderImportInput!) {
      mergeOrderImport(input: $input) {
        merge {
          id
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const stopping = useAct<preMergeActsStopMutation>(graphql`
    mutation preMergeActsStopMutation($input: CancelOrderPreMergeInput!) {
      cancelOrderPreMerge(input: $input) {
        preMerge {
          state
          ...preMergeActs_preMerge
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const merge = () =>
    merging.act({ input: { id, idempotencyKey: newIdempotencyKey() } }, ({ mergeOrderImport: { merge: made } }) => {
      if (made) props.onMerge(made.id);
    });
  return (
    <>
      {state === "PROPOSING" && viewerMayMerge && (
        <BusyButton
          isBusy={stopping.isBusy}
          onClick={() => stopping.act({ input: { id, idempotencyKey: newIdempotencyKey() } }, () => undefined)}
        >
          {t("stop")}
        </BusyButton>
      )}
      {hasFile && viewerMayDownload && (
        <BusyButton
          isBusy={download.isBusy}
          onClick={() =>
            download.act({ input: { id } }, ({ downloadOrderPreMerge: { ticket } }) => {
              if (ticket) fetchFile(ticket);
            })
          }
        >
          {t("preMerge.download")}
        </BusyButton>
      )}
      {mayMerge && viewerMayMerge && (
        <BusyButton variant="solid" isBusy={merging.isBusy} onClick={merge}>
          {t("preMerge.merge", { orders: formatCount((groups ?? 0) + (alone ?? 0)) })}
        </BusyButton>
      )}
    </>
  );
}
