import {
  CustomerReview as ReviewContract,
  type CustomerReview as ReviewRow,
  CustomerReviewChange,
  CustomerReviewCount as Count,
  CustomerReviewFilter,
  customerReviewRoutes as routes,
  customerReviewSorts,
  ReviewedApplication,
} from "@linehaul/schema/customers/customer-review/review";
import type { RouteResult } from "@linehaul/schema/route";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { filterInput, sortEnum } from "../../../contract/list.ts";
import { objectOf } from "../../../contract/named.ts";
import { sortKeysOf } from "../../../contract/sort.ts";
import { pageCost } from "../../../paging/args.ts";
import type { Paged } from "../../../paging/connection.ts";
import { readPage } from "../../../paging/read-page.ts";
import { connectionType } from "../../../paging/types.ts";
import { countryField } from "../../base-data/country.ts";
import "../customer/customer.ts";
import "../information-application/kinds.ts";
import "./kinds.ts";

objectOf(CustomerReviewChange);
objectOf(ReviewedApplication, {
  without: ["id"],
  more: (t) => ({
    id: t.id({
      description: "Node id of the application, by which its papers are taken.",
      resolve: ({ id }) => encodeNodeId("CustomerApplication", id),
    }),
  }),
});
export const CustomerReview = contractEntity("CustomerReview", ReviewContract, {
  description:
    "A review of a customer's data or of what it applies for: what it was, what is asked for, and how it ended (CUS-16).",
  may: routes.pageQuery.may,
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  without: ["countryCode"],
  fields: (t) => ({
    customerId: t.id({
      description: "Node id of the customer, by which its page opens.",
      resolve: ({ customerCode }) => encodeNodeId("Customer", customerCode),
    }),
    country: countryField(t),
    viewerMayOpen: viewerMay(t, "CUSTOMER_DETAIL.VIEW", "May the viewer open the customer's page?"),
    viewerMayDecide: viewerMay(
      t,
      "CUSTOMER_REVIEW.AUDIT",
      "May the viewer pass it, or not? Not what he asked for himself, and not what has ended.",
      ({ status, isOwn }) => status === "PENDING" && !isOwn,
    ),
    viewerMayShowClear: viewerMay(t, "CUSTOMER_REVIEW.SHOW_CLEAR", "May the viewer reveal what is masked?"),
  }),
});

const CustomerReviewCount = objectOf(Count, {
  without: ["exact"],
  more: (t) => ({
    isExact: t.boolean({ description: "False where there are more.", resolve: (c) => c.exact }),
  }),
});
type ReviewPage = Paged<ReviewRow> & { readonly page: RouteResult<typeof routes.pageQuery> };
const CustomerReviewConnection = connectionType<ReviewRow, ReviewPage>(CustomerReview, {
  description: "A page of reviews.",
  fields: (t) => ({
    statusCounts: t.field({
      type: [CustomerReviewCount],
      description: "The tags above the list. Costs a query, only when asked for.",
      resolve: ({ page }) => page.statusCounts ?? [],
    }),
  }),
});
const sortKey = sortKeysOf(customerReviewSorts, ReviewContract);
const CustomerReviewSort = sortEnum(CustomerReview.name, customerReviewSorts);
const CustomerReviewFilterInput = filterInput(CustomerReview.name, CustomerReviewFilter);

builder.queryField("customerReviews", (t) =>
  t.may(...CustomerReview.may).field({
    type: CustomerReviewConnection,
    description:
      "Reviews of customers among the rows that you may see (CUS-16). One call to the customer service, whatever is asked of it.",
    complexity: pageCost,
    args: {
      ...t.arg.connectionArgs(),
      filter: t.arg({ type: CustomerReviewFilterInput, description: "All reviews without it." }),
      sort: t.arg({
        type: CustomerReviewSort,
        required: true,
        defaultValue: "SUBMITTED_AT_ASC",
        description: "How to sort.",
      }),
    },
    resolve: (_root, args, grant, info) =>
      readPage({
        args,
        info,
        filter: CustomerReviewFilter,
        sortKey,
        extras: ["statusCounts"],
        read: (query) => grant.call(routes.pageQuery, { body: query }),
      }),
  }),
);
