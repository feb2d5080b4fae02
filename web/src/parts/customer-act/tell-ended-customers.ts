import i18next from "i18next";
import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { customerActRoutes } from "@linehaul/schema/customers/act";
import type { MenuButton } from "@linehaul/schema/modules";
import type { tellEndedCustomersDownloadMutation } from "../../__generated__/tellEndedCustomersDownloadMutation.graphql.ts";
import type { tellEndedCustomersQuery } from "../../__generated__/tellEndedCustomersQuery.graphql.ts";
import { BACKGROUND } from "../../relay/background.ts";
import { saveFile } from "../export/save-file.ts";
import { tellThose } from "../order-act/tell-those.ts";

/** Says in a toast which of the viewer's acts on customers have ended lately. */
export async function tellEndedCustomers(
  environment: IEnvironment,
  may: (button: MenuButton) => boolean,
): Promise<void> {
  if (!customerActRoutes.pageQuery.may.some(may)) return;
  const data = await fetchQuery<tellEndedCustomersQuery>(
    environment,
    graphql`
      query tellEndedCustomersQuery {
        customerActs(states: [SUCCESS, FAILED]) {
          taskId
          kind
          state
          customers
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
    (data?.customerActs ?? []).map(({ kind, customers, viewerMayDownload, ...task }) => ({
      ...task,
      all: customers,
      text: t(task.state === "SUCCESS" ? "customer-act:ended" : "customer-act:failed", {
        act: t(`customer-act:kind.${kind}`),
        count: customers,
      }),
      download: viewerMayDownload ? () => download(environment, task.taskId) : null,
    })),
  );
}

function download(environment: IEnvironment, taskId: string): void {
  saveFile<tellEndedCustomersDownloadMutation>(
    environment,
    graphql`
      mutation tellEndedCustomersDownloadMutation($input: DownloadCustomerActInput!) {
        downloadCustomerAct(input: $input) {
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
    ({ downloadCustomerAct }) => downloadCustomerAct.ticket,
  );
}
