import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { deliveryStates, type DeliveryState } from "@linehaul/schema/delivery";
import { COMMAND_KINDS } from "@linehaul/schema/orders/command-kind";
import type {
  interceptReleasePageQuery,
  interceptReleasePageQuery$data,
} from "../../../__generated__/interceptReleasePageQuery.graphql.ts";
import { daysFilter, oneOfFilter, textFilter } from "../../../parts/filters/kinds.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { StateTabs, type StateTab } from "../../../parts/page/page-bar.tsx";
import { useSelection } from "../../../parts/table/selection.ts";
import { useChanges } from "../../../tab/changes.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { LOOKS_AS } from "../../../parts/push/look.ts";
import { interceptReleaseList } from "./intercept-release-list.ts";
import { interceptReleaseColumns, InterceptReleaseRow } from "./intercept-release-row.tsx";
import { SendBulk } from "./send-bulk.tsx";
import { type Sendable, useSend } from "./use-command.ts";

const CommandDrawer = lazyPart(() => import("./command-drawer.tsx"));
const SendAnew = lazyPart(() => import("./send-anew.tsx"));

const query = graphql`
  query interceptReleasePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: OutletCommandFilter
    $sort: OutletCommandSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.INTERCEPT_RELEASE"])
    }
    outletCommands(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          orderId
          sfWaybillNo
          state
          ...interceptReleaseRow_command
          ...commandDrawer_command
        }
      }
    }
  }
`;
type Command = interceptReleasePageQuery$data["outletCommands"]["edges"][number]["node"];

/** What the outlets were told to hold back or to let go on: sent, unsent, and sent again (REV-03). */
export default function InterceptReleasePage(props: PageProps<interceptReleasePageQuery>): ReactNode {
  const { t } = useTranslation(["intercept-release", "parts"]);
  const list = useList(props, interceptReleaseList, query, (data) => data.outletCommands);
  const selection = useSelection(list.state.filter);
  const [opened, open] = useState<Command | null>(null);
  const [anew, sendAnew] = useState<Sendable | null>(null);
  const { filterBy } = list;
  const { filter } = list.state;
  useChanges(["COMMANDS"], list.reload);
  const sendUnsent = useSend();
  const send = (command: Sendable) => {
    // The outlet has it: another one is a decision of its own.
    if (command.state === "SUCCESS") sendAnew(command);
    else sendUnsent(command.id);
    open(null);
  };
  const tabs: StateTab<DeliveryState>[] = deliveryStates.map((value) => ({
    value,
    label: t(`parts:status.task.${LOOKS_AS[value]}`),
  }));
  return (
    <>
      <ListPage
        list={list}
        columns={interceptReleaseColumns}
        row={(node) => <InterceptReleaseRow command={node} onOpen={() => open(node)} onSend={() => send(node)} />}
        rowId={({ orderId }) => orderId}
        selection={selection}
        tabs={
          <StateTabs
            label={t("states")}
            tabs={tabs}
            value={filter.state || null}
            onChange={(state) => filterBy({ state: state ?? "" })}
          />
        }
        bulk={<SendBulk selection={selection} />}
        filters={[
          oneOfFilter({
            id: "kind",
            label: t("column.kind"),
            value: filter.kind,
            options: COMMAND_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
            onChange: (kind) => filterBy({ kind }),
          }),
          daysFilter({
            id: "asked",
            label: t("column.askedAt"),
            value: filter.asked,
            onChange: (asked) => filterBy({ asked }),
          }),
          textFilter({
            id: "number",
            label: t("column.waybill"),
            value: filter.number,
            maxLength: 40,
            onChange: (number) => filterBy({ number }),
          }),
        ]}
      />
      <Suspense fallback={null}>
        {opened && <CommandDrawer command={opened} onSend={send} onClose={() => open(null)} />}
        {anew && <SendAnew command={anew.id} number={anew.sfWaybillNo} onClose={() => sendAnew(null)} />}
      </Suspense>
    </>
  );
}
