import i18next from "i18next";
import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { orderActRoutes } from "@linehaul/schema/orders/order/act";
import type { MenuButton } from "@linehaul/schema/modules";
import type { tellEndedDownloadMutation } from "../../__generated__/tellEndedDownloadMutation.graphql.ts";
import type { tellEndedQuery } from "../../__generated__/tellEndedQuery.graphql.ts";
import { BACKGROUND } from "../../relay/background.ts";
import { toast } from "../../tab/toast/queue.ts";
import { saveFile } from "../export/save-file.ts";
import { attended } from "./attended.ts";

/** Longer than other toasts: there is something to press. */
const TOLD_MS = 10_000;
const told = new Set<string>();
/** What ended before this page was there is no news. */
const since = new Date(performance.timeOrigin).toISOString();

type Task = tellEndedQuery["response"]["orderActs"][number];

/** Says in a toast which of the viewer's acts have ended lately, but for those that an open dialog shows. */
export async function tellEnded(environment: IEnvironment, may: (button: MenuButton) => boolean): Promise<void> {
  if (!orderActRoutes.pageQuery.may.some(may)) return;
  const data = await fetchQuery<tellEndedQuery>(
    environment,
    graphql`
      query tellEndedQuery {
        orderActs(states: [SUCCESS, FAILED]) {
          taskId
          kind
          state
          orders
          done
          traceId
          endedAt
          viewerMayDownload
        }
      }
    `,
    {},
    { fetchPolicy: "network-only", networkCacheConfig: BACKGROUND },
  ).toPromise();
  for (const task of data?.orderActs ?? []) {
    // One that was tried again ends again.
    const end = `${task.taskId} ${task.endedAt ?? ""}`;
    if (!task.endedAt || task.endedAt <= since || told.has(end)) continue;
    told.add(end);
    if (!attended.has(task.taskId)) tell(environment, task);
  }
}

function tell(environment: IEnvironment, task: Task): void {
  const { t } = i18next;
  const { taskId, kind, state, orders, done, traceId, viewerMayDownload } = task;
  const isWhole = state === "SUCCESS";
  toast({
    tone: !isWhole ? "critical" : done < orders ? "caution" : "success",
    text: t(isWhole ? "order-act:ended" : "order-act:failed", { act: t(`order-act:kind.${kind}`), count: orders }),
    detail: t("order-act:far", { done, refused: orders - done }),
    lasts: TOLD_MS,
    traceId: isWhole ? undefined : traceId,
    ...(viewerMayDownload && {
      act: { label: t("order-act:download", { format: "CSV" }), run: () => download(environment, taskId) },
    }),
  });
}

function download(environment: IEnvironment, taskId: string): void {
  saveFile<tellEndedDownloadMutation>(
    environment,
    graphql`
      mutation tellEndedDownloadMutation($input: DownloadOrderActInput!) {
        downloadOrderAct(input: $input) {
          ticket
          errors {
            message
            detail
            traceId
          }
        }
      }
    `,
    { input: { taskId, format: "CSV" } },
    ({ downloadOrderAct }) => downloadOrderAct.ticket,
  );
}
