import {
  ReviewCase as ReviewCaseContract,
  ReviewCaseFilter,
  reviewCaseSorts,
  ReviewCount as ReviewCountContract,
} from "@linehaul/schema/orders/order-review/case";
import { reviewColumns } from "@linehaul/schema/orders/order-review/export";
import { orderReviewRoutes } from "@linehaul/schema/orders/order-review/routes";
import { AuditReach as AuditReachContract } from "@linehaul/schema/orders/staff-audit-auth/row";
import type { RouteResult } from "@linehaul/schema/route";
import { builder } from "../../../access/builder.ts";
import { filterInput, sortEnum } from "../../../contract/list.ts";
import { objectOf } from "../../../contract/named.ts";
import { sortKeysOf } from "../../../contract/sort.ts";
import { pageCost } from "../../../paging/args.ts";
import type { Paged } from "../../../paging/connection.ts";
import { readPage } from "../../../paging/read-page.ts";
import { connectionType } from "../../../paging/types.ts";
import { exportOfList } from "../export-task/list.ts";
import { ReviewCase } from "./review-case.ts";

const AuditReach = objectOf(AuditReachContract);
const ReviewCount = objectOf(ReviewCountContract, {
  without: ["exact"],
  more: (t) => ({
    isExact: t.boolean({ description: "False where there are more.", resolve: (c) => c.exact }),
  }),
});

type Page = Paged<ReviewCaseContract> & { readonly page: RouteResult<typeof orderReviewRoutes.pageQuery> };
const Connection = connectionType<ReviewCaseContract, Page>(ReviewCase, {
  description: "A page of a queue.",
  fields: (t) => ({
    counts: t.field({
      type: [ReviewCount],
      description: "How many orders each queue has under the other filters. Costs a query, only when asked for.",
      resolve: ({ page }) => page.counts ?? [],
    }),
    reach: t.field({
      type: AuditReach,
      description: "Which destinations' orders the viewer reviews: without a row his queues are empty.",
      resolve: ({ page }) => page.reach,
    }),
    passRests: t.boolean({
      description: "The automatic pass is paused: nothing passes by itself until it is resumed (REV-04).",
      resolve: ({ page }) => page.passRests,
    }),
  }),
});

const sortKey = sortKeysOf(reviewCaseSorts, ReviewCaseContract);
const Sort = sortEnum(ReviewCase.name, reviewCaseSorts);
const Filter = filterInput(ReviewCase.name, ReviewCaseFilter);

builder.queryField("reviewCases", (t) =>
  t.may(...ReviewCase.may).field({
    type: Connection,
    description:
      "Orders in the review, of the destinations that the viewer reviews (PERM-10), a page. One call to the order service, whatever is asked of it.",
    complexity: pageCost,
    args: {
      ...t.arg.connectionArgs(),
      filter: t.arg({ type: Filter, description: "All cases without it." }),
      sort: t.arg({ type: Sort, required: true, defaultValue: "PASS_AT_ASC", description: "How to sort." }),
    },
    resolve: (_root, args, grant, info) =>
      readPage({
        args,
        info,
        filter: ReviewCaseFilter,
        sortKey,
        extras: ["counts"],
        read: (query) => grant.call(orderReviewRoutes.pageQuery, { body: query }),
      }),
  }),
);

exportOfList("ReviewCase", {
  may: "ORDER_REVIEW.EXPORT",
  what: "cases (REV-08)",
  row: ReviewCase.name,
  filter: Filter,
  columns: reviewColumns,
  request: orderReviewRoutes.exportAsync.body,
  rows: orderReviewRoutes.exportPreview.body,
  begin: (grant, body, options) => grant.call(orderReviewRoutes.exportAsync, { body }, options),
  preview: (grant, body) => grant.call(orderReviewRoutes.exportPreview, { body }),
});
