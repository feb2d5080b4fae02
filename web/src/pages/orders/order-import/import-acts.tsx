import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { importActs_import$key } from "../../../__generated__/importActs_import.graphql.ts";
import type { importActsCancelMutation } from "../../../__generated__/importActsCancelMutation.graphql.ts";
import type { importActsDownloadMutation } from "../../../__generated__/importActsDownloadMutation.graphql.ts";
import type { importActsRetryMutation } from "../../../__generated__/importActsRetryMutation.graphql.ts";
import type { importActsStoreMutation } from "../../../__generated__/importActsStoreMutation.graphql.ts";
import { formatCount } from "../../../format/money.ts";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { fetchFile } from "../../../parts/export/fetch-file.ts";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";

/** What can be done with an uploaded sheet: take it along with its mistakes marked, choose what its headings mean, have its orders stored, stop what is under way, ask again. */
export function ImportActs(props: {
  readonly record: importActs_import$key;
  readonly onAsked: () => void;
  readonly onMap: () => void;
}): ReactNode {
  const { t } = useTranslation("order-import");
  const { id, state, orders, hasMarked, canMap, unknown, missing, viewerMayStore, viewerMayDownload } = useFragment(
    graphql`
      fragment importActs_import on OrderImport {
        id
        state
        orders
        hasMarked
        canMap
        unknown
        missing
        viewerMayStore
        viewerMayDownload
      }
    `,
    props.record,
  );
  const download = useAct<importActsDownloadMutation>(graphql`
    mutation importActsDownloadMutation($input: DownloadOrderImportInput!) {
      downloadOrderImport(input: $input) {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const store = useAct<importActsStoreMutation>(graphql`
    mutation importActsStoreMutation($input: StoreOrderImportInput!) {
      storeOrderImport(input: $input) {
        orderImport {
          ...importSummary_import
          ...importActs_import
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const stopping = useAct<importActsCancelMutation>(graphql`
    mutation importActsCancelMutation($input: OrderImportInput!) {
      cancelOrderImport(input: $input) {
        orderImport {
          ...importSummary_import
          ...importActs_import
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const again = useAct<importActsRetryMutation>(graphql`
    mutation importActsRetryMutation($input: OrderImportInput!) {
      retryOrderImport(input: $input) {
        orderImport {
          ...importSummary_import
          ...importActs_import
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  // Each press is one of its own: what was stopped may be asked for any number of times.
  const one = () => ({ input: { id, idempotencyKey: newIdempotencyKey() } });
  const isOpen = unknown.length > 0 || missing.length > 0;
  return (
    <>
      {canMap && viewerMayStore && (
        <Button variant={isOpen && state === "REFUSED" ? "solid" : "outline"} onClick={props.onMap}>
          {t("map")}
        </Button>
      )}
      {(state === "CHECKING" || state === "STORING") && viewerMayStore && (
        <BusyButton isBusy={stopping.isBusy} onClick={() => stopping.act(one(), props.onAsked)}>
          {t("stop")}
        </BusyButton>
      )}
      {(state === "FAILED" || state === "CANCELLED") && viewerMayStore && (
        <BusyButton variant="solid" isBusy={again.isBusy} onClick={() => again.act(one(), props.onAsked)}>
          {t("again")}
        </BusyButton>
      )}
      {hasMarked && viewerMayDownload && (
        <BusyButton
          isBusy={download.isBusy}
          onClick={() =>
            download.act({ input: { id } }, ({ downloadOrderImport: { ticket } }) => {
              if (ticket) fetchFile(ticket);
            })
          }
        >
          {t("downloadMarked")}
        </BusyButton>
      )}
      {state === "READY" && viewerMayStore && (
        <BusyButton variant="solid" isBusy={store.isBusy} onClick={() => store.act(one(), props.onAsked)}>
          {t("store", { orders: formatCount(orders ?? 0) })}
        </BusyButton>
      )}
    </>
  );
}
