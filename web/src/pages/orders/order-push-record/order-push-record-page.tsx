import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { ATTEMPT_OUTCOMES } from "@linehaul/schema/delivery";
import type { orderPushRecordPageQuery } from "../../../__generated__/orderPushRecordPageQuery.graphql.ts";
import type { pushAttempt_attempt$key } from "../../../__generated__/pushAttempt_attempt.graphql.ts";
import { daysFilter, oneOfFilter, textFilter } from "../../../parts/filters/kinds.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { useChanges } from "../../../tab/changes.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { orderPushRecordList } from "./order-push-record-list.ts";
import { orderPushRecordColumns, OrderPushRecordRow } from "./order-push-record-row.tsx";

const PushAttempt = lazyPart(() => import("./push-attempt.tsx"));

const query = graphql`
  query orderPushRecordPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: PushAttemptFilter
    $sort: PushAttemptSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.ORDER_PUSH_RECORD"])
    }
    pushAttempts(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...orderPushRecordRow_attempt
          ...pushAttempt_attempt
        }
      }
    }
  }
`;

/** Every attempt to tell the customs system of an order: what was sent, what was answered (ORD-09). */
export default function OrderPushRecordPage(props: PageProps<orderPushRecordPageQuery>): ReactNode {
  const { t } = useTranslation(["order-push-record", "parts"]);
  const list = useList(props, orderPushRecordList, query, (data) => data.pushAttempts);
  const [opened, open] = useState<pushAttempt_attempt$key | null>(null);
  const { filterBy } = list;
  const { filter } = list.state;
  useChanges(["PUSHES"], list.reload);
  return (
    <>
      <ListPage
        list={list}
        columns={orderPushRecordColumns}
        row={(attempt) => <OrderPushRecordRow attempt={attempt} onOpen={() => open(attempt)} />}
        filters={[
          daysFilter({ id: "at", label: t("column.at"), value: filter.at, onChange: (at) => filterBy({ at }) }),
          oneOfFilter({
            id: "outcome",
            label: t("column.outcome"),
            value: filter.outcome,
            options: ATTEMPT_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) })),
            onChange: (outcome) => filterBy({ outcome }),
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
        {opened !== null && <PushAttempt attempt={opened} onClose={() => open(null)} />}
      </Suspense>
    </>
  );
}
