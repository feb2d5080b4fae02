import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { failedOrderDetail_order$key } from "../../../__generated__/failedOrderDetail_order.graphql.ts";
import type { failedOrderPageQuery } from "../../../__generated__/failedOrderPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { failedOrderList } from "./failed-order-list.ts";
import { failedOrderColumns, FailedOrderRow } from "./failed-order-row.tsx";
import { useFailedOrderFilters } from "./use-failed-order-filters.ts";

const FailedOrderDetail = lazyPart(() => import("./failed-order-detail.tsx"));
const FailedOrderAnalysis = lazyPart(() => import("./failed-order-analysis.tsx"));

const query = graphql`
  query failedOrderPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: FailedOrderFilter
    $sort: FailedOrderSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.FAILED_ORDER"])
    }
    failedOrders(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      viewerMayAnalyse
      edges {
        node {
          id
          ...failedOrderRow_order
          ...failedOrderDetail_order
        }
      }
    }
  }
`;

/** Orders that the order service refused to write: why, and what was sent (ORD-01). */
export default function FailedOrderPage(props: PageProps<failedOrderPageQuery>): ReactNode {
  const list = useList(props, failedOrderList, query, (data) => data.failedOrders);
  const [opened, open] = useState<failedOrderDetail_order$key | null>(null);
  const [isAnalysed, analyse] = useState(false);
  const { filter } = list.state;
  return (
    <>
      <ListPage
        list={list}
        columns={failedOrderColumns}
        row={(order) => <FailedOrderRow order={order} onOpen={() => open(order)} />}
        filters={useFailedOrderFilters(filter, (part) => list.filterBy(part))}
        actions={
          <Optional of={list.queryRef}>
            <Analyse queryRef={list.queryRef} onPress={() => analyse(true)} />
          </Optional>
        }
      />
      <Suspense fallback={null}>
        {opened !== null && <FailedOrderDetail order={opened} onClose={() => open(null)} />}
        {isAnalysed && (
          <FailedOrderAnalysis
            at={filter.at}
            onClose={() => analyse(false)}
            onChosen={(part) => {
              analyse(false);
              list.filterBy({ ...failedOrderList.empty, at: filter.at, ...part });
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function Analyse(props: { readonly queryRef: PreloadedQuery<failedOrderPageQuery>; readonly onPress: () => void }) {
  const { t } = useTranslation("failed-order");
  const { failedOrders } = usePreloadedQuery<failedOrderPageQuery>(query, props.queryRef);
  return failedOrders.viewerMayAnalyse && <Button onClick={props.onPress}>{t("analyse")}</Button>;
}
