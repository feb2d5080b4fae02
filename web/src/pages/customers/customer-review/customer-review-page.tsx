import { Suspense, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type {
  customerReviewPageQuery,
  customerReviewPageQuery$data,
} from "../../../__generated__/customerReviewPageQuery.graphql.ts";
import type { customerReviewSorts } from "@linehaul/schema/customers/customer-review/review";
import { REVIEW_STATUSES } from "@linehaul/schema/customers/customer-review/status";
import { useActKeys } from "../../../parts/act-keys/use-act-keys.ts";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { KeywordBox } from "../../../parts/catalogue/filters.tsx";
import { FilterBar } from "../../../parts/filters/filter-bar.tsx";
import { GraphiqlButton } from "../../../parts/graphiql/graphiql-button.tsx";
import { FailureNotice } from "../../../parts/list/notices.tsx";
import { useAnswer } from "../../../parts/list/use-answer.ts";
import { type List, useList } from "../../../parts/list/use-list.ts";
import { PageOutline } from "../../../parts/outline/page-outline.tsx";
import { PageBar, PageFrame, StateTabs } from "../../../parts/page/page-bar.tsx";
import { around, type Hand } from "../../../parts/queue/around.ts";
import { Split } from "../../../parts/queue/split.ts";
import { useLook } from "../../../relay/use-look.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useRestedChanges } from "../../../tab/use-rested-changes.ts";
import { customerReviewList, type CustomerReviewFilter, statusOf } from "./customer-review-list.ts";
import { ReviewPane } from "./review-pane.tsx";
import { ReviewQueue } from "./review-queue.tsx";
import { useReviewFilters } from "./use-review-filters.ts";

const query = graphql`
  query customerReviewPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CustomerReviewFilter
    $sort: CustomerReviewSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CUSTOMER_REVIEW"])
    }
    customerReviews(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      statusCounts {
        status
        count
        isExact
      }
      edges {
        node {
          id
          ...reviewQueue_review
          ...reviewPane_review
        }
      }
    }
  }
`;
export type ReviewNode = customerReviewPageQuery$data["customerReviews"]["edges"][number]["node"];
export type ReviewList = List<
  customerReviewPageQuery,
  ReviewNode,
  CustomerReviewFilter,
  keyof typeof customerReviewSorts
>;
interface Listed {
  readonly list: ReviewList;
}

/** Reviews of customers beside the one at hand, worked off by keyboard (CUS-16). */
export default function CustomerReviewPage(props: PageProps<customerReviewPageQuery>): ReactNode {
  const { t } = useTranslation("customer-review");
  const list = useList(props, customerReviewList, query, (data) => data.customerReviews);
  const { filter } = list.state;
  const frame = useRef<HTMLDivElement>(null);
  useActKeys(frame);
  return (
    <PageFrame ref={frame}>
      <PageBar
        title={t("title")}
        tabs={
          <Optional of={list.queryRef} fallback={<Tabs list={list} counts={[]} />}>
            <CountedTabs list={list} />
          </Optional>
        }
      />
      <FilterBar
        search={
          <KeywordBox label={t("keyword")} value={filter.keyword} onChange={(keyword) => list.filterBy({ keyword })} />
        }
        filters={useReviewFilters(filter, list.filterBy)}
        isFiltered={list.isFiltered}
        onReset={list.clear}
        end={
          <Optional of={list.queryRef}>
            <GraphiqlButton question={list.queryRef} />
          </Optional>
        }
      />
      <KeyedBoundary
        of={list.queryRef}
        failed={(error) => <FailureNotice error={error} onRetry={list.reload} isRetrying={list.isPending} />}
      >
        <Suspense fallback={<PageOutline shape="detail" />}>
          <Worked key={JSON.stringify(list.queryRef.variables)} list={list} />
        </Suspense>
      </KeyedBoundary>
    </PageFrame>
  );
}

const CountedTabs = ({ list }: Listed) => (
  <Tabs
    list={list}
    counts={usePreloadedQuery<customerReviewPageQuery>(query, list.queryRef).customerReviews.statusCounts}
  />
);
function Tabs(
  props: Listed & { readonly counts: customerReviewPageQuery["response"]["customerReviews"]["statusCounts"] },
) {
  const { t } = useTranslation(["customer-review", "parts"]);
  const { list, counts } = props;
  return (
    <StateTabs
      label={t("states")}
      tabs={REVIEW_STATUSES.map((value) => ({
        value,
        label: t(`parts:status.customerReview.${value}`),
        count: counts.find(({ status }) => status === value),
      }))}
      value={statusOf(list.state.filter)}
      onChange={(status) => list.filterBy({ status: status ?? "ALL" })}
    />
  );
}

/** The review at hand stays until the reviewer goes on, whatever becomes of the queue meanwhile. */
function Worked({ list }: Listed) {
  const { nodes } = useAnswer<customerReviewPageQuery, ReviewNode>(list);
  const look = useLook(list.query, list.queryRef);
  useRestedChanges(["CUSTOMER_REVIEWS"], look);
  const [first] = nodes;
  const [hand, take] = useState<Hand & { readonly row: ReviewNode | null }>({
    id: first?.id ?? null,
    at: 0,
    row: first ?? null,
  });
  // The first review comes to a queue that was empty.
  if (hand.id === null && first !== undefined) take({ id: first.id, at: 0, row: first });
  const { next, previous } = around(nodes, hand);
  const go = (id: string) => {
    const place = nodes.findIndex((node) => node.id === id);
    take({ id, at: place, row: nodes[place] ?? null });
  };
  const shown = nodes.find(({ id }) => id === hand.id) ?? hand.row;
  return (
    <Split>
      <div>
        <ReviewQueue list={list} shown={hand.id} onShow={go} />
      </div>
      <div>
        {shown !== null && (
          <ReviewPane
            key={shown.id}
            review={shown}
            previous={previous}
            next={next}
            onGo={go}
            onDecided={() => {
              const following = next ?? previous;
              // The last one stays, decided.
              if (following !== null) go(following);
              look();
            }}
            onLate={look}
          />
        )}
      </div>
    </Split>
  );
}
