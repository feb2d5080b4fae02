import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { STUCK_WHYS } from "@linehaul/schema/orders/emergency/limits";
import type { StuckWhy } from "@linehaul/schema/orders/emergency/row";
import type { emergencyPageQuery, emergencyPageQuery$data } from "../../../__generated__/emergencyPageQuery.graphql.ts";
import { textFilter } from "../../../parts/filters/kinds.tsx";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { useLook } from "../../../relay/use-look.ts";
import { StateTabs, type StateTab } from "../../../parts/page/page-bar.tsx";
import { useRestedChanges } from "../../../tab/use-rested-changes.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { Emergency } from "./emergency-lazy.ts";
import { emergencyList } from "./emergency-list.ts";
import { emergencyColumns, EmergencyRow } from "./emergency-row.tsx";

const query = graphql`
  query emergencyPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: StuckOrderFilter
    $sort: StuckOrderSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.EMERGENCY"])
    }
    stuckOrders(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...emergencyRow_order
          ...emergency_order
        }
      }
    }
  }
`;
type Order = emergencyPageQuery$data["stuckOrders"]["edges"][number]["node"];

/** Orders that don't go on by themselves, and what is done about them. */
export default function EmergencyPage(props: PageProps<emergencyPageQuery>): ReactNode {
  const { t } = useTranslation("emergency");
  const list = useList(props, emergencyList, query, (data) => data.stuckOrders);
  const [opened, open] = useState<Order | null>(null);
  const { filterBy } = list;
  const { filter } = list.state;
  const look = useLook(list.query, list.queryRef);
  useRestedChanges(["ORDERS", "COMMANDS"], look);
  const tabs: StateTab<StuckWhy>[] = STUCK_WHYS.map((value) => ({ value, label: t(`why.${value}`) }));
  return (
    <>
      <ListPage
        list={list}
        columns={emergencyColumns}
        row={(node) => <EmergencyRow order={node} onOpen={() => open(node)} />}
        rowId={({ id }) => id}
        tabs={
          <StateTabs
            label={t("causes")}
            tabs={tabs}
            value={filter.why || null}
            onChange={(why) => filterBy({ why: why ?? "" })}
          />
        }
        filters={[
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
        {opened && <Emergency order={opened} onDone={look} onClose={() => open(null)} />}
      </Suspense>
    </>
  );
}
