import { graphql } from "react-relay";
import type { useExportActsCancelMutation } from "../../__generated__/useExportActsCancelMutation.graphql.ts";
import type { useExportActsDownloadMutation } from "../../__generated__/useExportActsDownloadMutation.graphql.ts";
import type { useExportActsRetryMutation } from "../../__generated__/useExportActsRetryMutation.graphql.ts";
import { newIdempotencyKey } from "../form/idempotency.ts";
import { useAct } from "../form/use-act.ts";
import { fetchFile } from "./fetch-file.ts";

/** What is done with an export, each by a press. */
export interface ExportActs {
  readonly isBusy: boolean;
  readonly cancel: (id: string) => void;
  readonly retry: (id: string) => void;
  /** The browser saves its file. */
  readonly download: (id: string) => void;
}

export function useExportActs(): ExportActs {
  const cancelling = useAct<useExportActsCancelMutation>(graphql`
    mutation useExportActsCancelMutation($input: ExportTaskInput!) {
      cancelExport(input: $input) {
        task {
          ...exportProgress_task
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const retrying = useAct<useExportActsRetryMutation>(graphql`
    mutation useExportActsRetryMutation($input: ExportTaskInput!) {
      retryExport(input: $input) {
        task {
          ...exportProgress_task
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const fetching = useAct<useExportActsDownloadMutation>(graphql`
    mutation useExportActsDownloadMutation($input: DownloadExportInput!) {
      downloadExport(input: $input) {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return {
    isBusy: cancelling.isBusy || retrying.isBusy || fetching.isBusy,
    cancel: (id) => cancelling.act({ input: { id, idempotencyKey: newIdempotencyKey() } }, () => undefined),
    retry: (id) => retrying.act({ input: { id, idempotencyKey: newIdempotencyKey() } }, () => undefined),
    download: (id) =>
      fetching.act({ input: { id } }, ({ downloadExport: { ticket } }) => {
        if (ticket) fetchFile(ticket);
      }),
  };
}
