import { Suspense, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { orderReviewPageQuery } from "../../../__generated__/orderReviewPageQuery.graphql.ts";
import { useActKeys } from "../../../parts/act-keys/use-act-keys.ts";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { listExport, useListExport } from "../../../parts/export/list-export.tsx";
import { FilterBar } from "../../../parts/filters/filter-bar.tsx";
import { GraphiqlButton } from "../../../parts/graphiql/graphiql-button.tsx";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { FailureNotice } from "../../../parts/list/notices.tsx";
import { useAnswer } from "../../../parts/list/use-answer.ts";
import { useList } from "../../../parts/list/use-list.ts";
import { PageOutline } from "../../../parts/outline/page-outline.tsx";
import { PageBar, PageFrame } from "../../../parts/page/page-bar.tsx";
import { around, type Hand } from "../../../parts/queue/around.ts";
import { Split } from "../../../parts/queue/split.ts";
import { useLook } from "../../../relay/use-look.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useRestedChanges } from "../../../tab/use-rested-changes.ts";
import { CasePane } from "./case/case-pane-lazy.ts";
import { useFollowHandlers } from "./handling/use-follow-handlers.ts";
import { orderReviewList, reviewAsked } from "./order-review-list.ts";
import { ReviewQueue } from "./queue/review-queue.tsx";
import type { ReviewList, ReviewNode } from "./review-list.ts";
import { isAnyTicked, useSelection, useTicked, type Selection } from "../../../parts/table/selection.ts";
import { ReviewBulk } from "./review-bulk.tsx";
import { ReviewTabs } from "./review-tabs.tsx";
import { useReach } from "./use-reach.ts";
import { useReviewFilters } from "./use-review-filters.tsx";

const ReviewExport = listExport(() => import("./review-export.tsx"));

const query = graphql`
  query orderReviewPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: ReviewCaseFilter
    $sort: ReviewCaseSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.ORDER_REVIEW"])
    }
    reviewCases(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      ...useReach_cases
      edges {
        node {
          id
          version
          handledBy
          isHandledByViewer
          ...queuedCase_case
        }
      }
    }
  }
`;

/** The queues of the review beside the case at hand, worked off by keyboard (REV-01, REV-02). */
export default function OrderReviewPage(props: PageProps<orderReviewPageQuery>): ReactNode {
  const list = useList(props, orderReviewList, query, (data) => data.reviewCases);
  const selection = useSelection(list.state.filter);
  const frame = useRef<HTMLDivElement>(null);
  useActKeys(frame);
  return (
    <PageFrame ref={frame}>
      <BarOrBulk list={list} selection={selection} />
      <FilterBar
        filters={useReviewFilters(list.state.filter, list.filterBy)}
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
          <Worked key={JSON.stringify(list.queryRef.variables)} list={list} selection={selection} />
        </Suspense>
      </KeyedBoundary>
    </PageFrame>
  );
}

interface Listed {
  readonly list: ReviewList;
  readonly selection: Selection;
}
/** What can be done with the ticked cases while there are some, else the queues. */
function BarOrBulk({ list, selection }: Listed) {
  const { t } = useTranslation("order-review");
  const look = useLook(list.query, list.queryRef);
  const filter = reviewAsked(list.state.filter);
  const exporting = useListExport({ list: "ORDER_REVIEW", dialog: ReviewExport, filter });
  return (
    <>
      {useTicked(selection, isAnyTicked) ? (
        <ReviewBulk selection={selection} onActed={look} exportButton={exporting.button} />
      ) : (
        <PageBar title={t("title")} tabs={<ReviewTabs list={list} />} actions={exporting.button()} />
      )}
      {exporting.dialog}
    </>
  );
}

/** The case at hand stays until the reviewer goes on, whatever becomes of the queue meanwhile. */
function Worked({ list, selection }: Listed) {
  const { nodes } = useAnswer<orderReviewPageQuery, ReviewNode>(list);
  const { passRests } = useReach(list);
  const look = useLook(list.query, list.queryRef);
  useRestedChanges(["ORDERS", "COMMANDS"], look);
  const first = nodes[0]?.id ?? null;
  const [hand, take] = useState<Hand>({ id: first, at: 0 });
  // The first order comes to a queue that was empty.
  if (hand.id === null && first !== null) take({ id: first, at: 0 });
  const { at, next, previous, others } = around(nodes, hand);
  const nextFree = others.find((one) => one.isHandledByViewer || !one.handledBy)?.id ?? null;
  useFollowHandlers(hand.id === null ? nodes.map(({ id }) => id) : [...nodes.map(({ id }) => id), hand.id]);
  const go = (id: string) => take({ id, at: nodes.findIndex((node) => node.id === id) });
  return (
    <Split>
      <div>
        <ReviewQueue list={list} shown={hand.id} onShow={go} selection={selection} />
      </div>
      <div>
        {hand.id !== null && (
          <Suspense fallback={<PageOutline shape="detail" />}>
            <CasePane
              id={hand.id}
              rests={passRests}
              previous={previous}
              next={next}
              nextFree={nextFree}
              onGo={go}
              onDecided={() => {
                take({ id: next ?? previous, at: next === null ? Math.max(0, at - 1) : at });
                look();
              }}
            />
          </Suspense>
        )}
      </div>
    </Split>
  );
}
