import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { deliveryStates, type DeliveryState } from "@linehaul/schema/delivery";
import type { orderPushExternalPageQuery } from "../../../__generated__/orderPushExternalPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { daysFilter, textFilter } from "../../../parts/filters/kinds.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { StateTabs, type StateTab } from "../../../parts/page/page-bar.tsx";
import { withPushTexts } from "../../../parts/push/texts.ts";
import { useSelection } from "../../../parts/table/selection.ts";
import { useChanges } from "../../../tab/changes.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { LOOKS_AS } from "../../../parts/push/look.ts";
import { OrderPushBulk } from "./order-push-bulk.tsx";
import { orderPushExternalList, pushAsked } from "./order-push-external-list.ts";
import { orderPushExternalColumns, OrderPushExternalRow } from "./order-push-external-row.tsx";
import { usePush } from "./use-push.ts";

const PushFailedDialog = lazyPart(() => withPushTexts(() => import("../../../parts/push/push-failed-dialog.tsx")));

const query = graphql`
  query orderPushExternalPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: OrderPushFilter
    $sort: OrderPushSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.ORDER_PUSH_EXTERNAL"])
    }
    orderPushes(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      viewerMayPush
      edges {
        node {
          id
          ...orderPushExternalRow_push
          orderId
        }
      }
    }
  }
`;

/** Nothing that customs is told is ever withdrawn: a cancellation follows it. */
const PUSHED = deliveryStates.filter((state) => state !== "WITHDRAWN");

interface Answered {
  readonly queryRef: PreloadedQuery<orderPushExternalPageQuery>;
}
const usePage = ({ queryRef }: Answered) => usePreloadedQuery<orderPushExternalPageQuery>(query, queryRef).orderPushes;

/** Orders of which the customs system was told or is to be, by state and age (ORD-09). */
export default function OrderPushExternalPage(props: PageProps<orderPushExternalPageQuery>): ReactNode {
  const { t } = useTranslation(["order-push-external", "parts"]);
  const list = useList(props, orderPushExternalList, query, (data) => data.orderPushes);
  const selection = useSelection(list.state.filter);
  const [isAsking, ask] = useState(false);
  const { filterBy } = list;
  const { filter } = list.state;
  useChanges(["PUSHES"], list.reload);
  const push = usePush();
  const tabs: StateTab<DeliveryState>[] = PUSHED.map((state) => ({
    value: state,
    label: t(`parts:status.task.${LOOKS_AS[state]}`),
  }));
  return (
    <>
      <ListPage
        list={list}
        columns={orderPushExternalColumns}
        row={(node) => <OrderPushExternalRow push={node} onPush={push} />}
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
        bulk={<OrderPushBulk selection={selection} />}
        actions={
          <Optional of={list.queryRef}>
            <WhoMay queryRef={list.queryRef}>
              <Button onClick={() => ask(true)}>{t("pushFailed")}</Button>
            </WhoMay>
          </Optional>
        }
        filters={[
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
      {isAsking && (
        <Suspense>
          <PushFailedDialog
            filter={{ ...pushAsked(filter), state: null }}
            onPushed={() => undefined}
            onClose={() => ask(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** For who may push: the answer says so. */
const WhoMay = ({ children, ...answered }: Answered & { readonly children: ReactNode }) =>
  usePage(answered).viewerMayPush && children;
