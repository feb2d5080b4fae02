import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { importActs_import$key } from "../../../__generated__/importActs_import.graphql.ts";
import type { importActsDownloadMutation } from "../../../__generated__/importActsDownloadMutation.graphql.ts";
import type { importActsStoreMutation } from "../../../__generated__/importActsStoreMutation.graphql.ts";
import { formatCount } from "../../../format/money.ts";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { fetchFile } from "../../../parts/export/fetch-file.ts";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";

/** What can be done with an uploaded sheet: take it along with its mistakes marked, or have its orders stored. */
export function ImportActs(props: { readonly record: importActs_import$key; readonly onAsked: () => void }): ReactNode {
  const { t } = useTranslation("order-import");
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { id, state, orders, hasMarked, viewerMayStore, viewerMayDownload } = useFragment(
    graphql`
      fragment importActs_import on OrderImport {
        id
        state
        orders
        hasMarked
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
  return (
    <>
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
        <BusyButton
          variant="solid"
          isBusy={store.isBusy}
          onClick={() => store.act({ input: { id, idempotencyKey } }, props.onAsked)}
        >
          {t("store", { orders: formatCount(orders ?? 0) })}
        </BusyButton>
      )}
    </>
  );
}
