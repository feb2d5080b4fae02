import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { batchOrderErrorPageQuery } from "../../../__generated__/batchOrderErrorPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { ErrorDownload } from "./error-download.tsx";
import { batchOrderErrorList, errorFilter, type ErrorFilter } from "./batch-order-error-list.ts";
import { batchOrderErrorColumns, BatchOrderErrorRow } from "./batch-order-error-row.tsx";
import { useErrorFilters } from "./use-error-filters.ts";

const ErrorCounts = lazyPart(() => import("./error-counts.tsx"));

const query = graphql`
  query batchOrderErrorPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: BatchOrderErrorFilter
    $sort: BatchOrderErrorSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.BATCH_ORDER_ERROR"])
    }
    batchOrderErrors(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      viewerMayDownload
      edges {
        node {
          id
          ...batchOrderErrorRow_error
        }
      }
    }
  }
`;

/** Wrong cells of all sheets of orders that were uploaded at the site: by file, rule and column (ORD-12). */
export default function BatchOrderErrorPage(props: PageProps<batchOrderErrorPageQuery>): ReactNode {
  const list = useList(props, batchOrderErrorList, query, (data) => data.batchOrderErrors);
  const { t } = useTranslation("batch-order-error");
  const [isCounting, count] = useState(false);
  return (
    <>
      <ListPage
        list={list}
        columns={batchOrderErrorColumns}
        row={(error) => <BatchOrderErrorRow error={error} />}
        filters={useErrorFilters(list.state.filter, (part) => list.filterBy(part))}
        actions={
          <>
            <Button onClick={() => count(true)}>{t("counts")}</Button>
            <Optional of={list.queryRef}>
              <Download queryRef={list.queryRef} filter={list.state.filter} />
            </Optional>
          </>
        }
      />
      {isCounting && (
        <Suspense fallback={null}>
          <ErrorCounts
            onClose={() => count(false)}
            onShow={(part) => {
              count(false);
              list.filterBy({ fileName: "", rule: "", field: "", ...part });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Download(props: {
  readonly queryRef: PreloadedQuery<batchOrderErrorPageQuery>;
  readonly filter: ErrorFilter;
}) {
  const { batchOrderErrors } = usePreloadedQuery<batchOrderErrorPageQuery>(query, props.queryRef);
  return batchOrderErrors.viewerMayDownload && <ErrorDownload filter={errorFilter(props.filter)} />;
}
