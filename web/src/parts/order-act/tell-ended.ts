import i18next from "i18next";
import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { orderActRoutes } from "@linehaul/schema/orders/order/act";
import type { MenuButton } from "@linehaul/schema/modules";
import type { tellEndedDownloadMutation } from "../../__generated__/tellEndedDownloadMutation.graphql.ts";
import type { tellEndedQuery } from "../../__generated__/tellEndedQuery.graphql.ts";
import { BACKGROUND } from "../../relay/background.ts";
import { saveFile } from "../export/save-file.ts";
import { tellThose } from "./tell-those.ts";

/** Says in a toast which of the viewer's acts on orders have ended lately. */
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
  const { t } = i18next;
  tellThose(
    (data?.orderActs ?? []).map(({ kind, orders, viewerMayDownload, ...task }) => ({
      ...task,
      all: orders,
      text: t(task.state === "SUCCESS" ? "order-act:ended" : "order-act:failed", {
        act: t(`order-act:kind.${kind}`),
        count: orders,
      }),
      download: viewerMayDownload ? () => download(environment, task.taskId) : null,
    })),
  );
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
