import i18next from "i18next";
import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { EXPORTED_LISTS } from "@linehaul/schema/orders/export-task";
import type { MenuButton } from "@linehaul/schema/modules";
import type { tellReadyDownloadMutation } from "../../__generated__/tellReadyDownloadMutation.graphql.ts";
import type { tellReadyQuery } from "../../__generated__/tellReadyQuery.graphql.ts";
import { formatInstant } from "../../format/date.ts";
import { moduleName } from "../../i18n/module-name.ts";
import { BACKGROUND } from "../../relay/background.ts";
import { toast } from "../../tab/toast/queue.ts";
import { attended } from "./attended.ts";
import { saveFile } from "./save-file.ts";

/** Longer than other toasts: there is something to press. */
const TOLD_MS = 10_000;
const told = new Set<string>();
/** What ended before this page was there is no news. */
const since = new Date(performance.timeOrigin).toISOString();

type Task = tellReadyQuery["response"]["exportTasks"]["tasks"][number];

/** Says in a toast which of the viewer's exports have ended lately, but for those that an open dialog shows. */
export async function tellReady(environment: IEnvironment, may: (button: MenuButton) => boolean): Promise<void> {
  if (!may("EXPORT_CENTRE.VIEW") && !EXPORTED_LISTS.some((list) => may(`${list}.EXPORT`))) return;
  const data = await fetchQuery<tellReadyQuery>(
    environment,
    graphql`
      query tellReadyQuery {
        exportTasks(states: [SUCCESS, FAILED]) {
          tasks {
            id
            list
            state
            fileName
            traceId
            endedAt
            expiresAt
            viewerMayDownload
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only", networkCacheConfig: BACKGROUND },
  ).toPromise();
  const ended = data?.exportTasks.tasks.filter(({ id, endedAt }) => endedAt && endedAt > since && !told.has(id)) ?? [];
  for (const task of ended) {
    told.add(task.id);
    if (!attended.has(task.id)) tell(environment, task);
  }
}

function tell(
  environment: IEnvironment,
  { id, list, state, fileName, traceId, expiresAt, viewerMayDownload }: Task,
): void {
  const { t } = i18next;
  if (state === "FAILED")
    return toast({
      tone: "critical",
      text: t("export:failed", { list: moduleName(t, list) }),
      traceId,
      lasts: TOLD_MS,
    });
  if (!viewerMayDownload) return undefined;
  return toast({
    tone: "success",
    text: t("export:ready", { file: fileName }),
    detail: t("export:readyDetail", { until: expiresAt ? formatInstant(expiresAt) : "" }),
    lasts: TOLD_MS,
    act: { label: t("export:download"), run: () => download(environment, id) },
  });
}

function download(environment: IEnvironment, id: string): void {
  saveFile<tellReadyDownloadMutation>(
    environment,
    graphql`
      mutation tellReadyDownloadMutation($input: DownloadExportInput!) {
        downloadExport(input: $input) {
          ticket
          errors {
            message
            detail
            traceId
          }
        }
      }
    `,
    { input: { id } },
    ({ downloadExport }) => downloadExport.ticket,
  );
}
