import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { countEach } from "@linehaul/kit/row-count";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { customerReviewRoutes, customerReviewSorts } from "@linehaul/schema/customers/customer-review/review";
import { REVIEW_STATUSES } from "@linehaul/schema/customers/customer-review/status";
import { and, eq, inArray } from "drizzle-orm";
import { decide } from "./decide.ts";
import { matchingReviews, mineReviews } from "./filter.ts";
import { showReview } from "./show-clear.ts";
import { customerReview, type ReviewRecord } from "./table.ts";
import { reviewViews } from "./view.ts";

const sorts = sortsIn(customerReview, customerReviewSorts);
const whole = (row: ReviewRecord): ReviewRecord => row;

export const feature = bind(customerReviewRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { db } = call;
    const within = await mineReviews(call);
    const others = matchingReviews({ ...query.filter, status: undefined });
    const [page, counts] = await Promise.all([
      pageRows({
        db,
        table: customerReview,
        query,
        sorts,
        where: and(within, matchingReviews(query.filter)),
        row: whole,
      }),
      query.want.includes("statusCounts")
        ? countEach(db, customerReview, REVIEW_STATUSES, (status) => [
            and(within, others, eq(customerReview.status, status)),
          ])
        : null,
    ]);
    return {
      ...page,
      data: await reviewViews(db, page.data, call.caller.user),
      statusCounts: counts?.map(({ kind: status, ...count }) => ({ status, ...count })) ?? null,
    };
  },
  byIds: async ({ body: { ids } }, call) => {
    const where = and(await mineReviews(call), inArray(customerReview.id, ids));
    return reviewViews(call.db, await call.db.select().from(customerReview).where(where), call.caller.user);
  },
  pass: ({ body: { id } }, call) => decide(call, { id, ending: "PASSED", reason: null }),
  fail: ({ body: { id, reason } }, call) => decide(call, { id, ending: "FAILED", reason }),
  withdraw: ({ body: { id } }, call) => decide(call, { id, ending: "WITHDRAWN", reason: null }),
  showDecrypt: ({ body }, call) => showReview(call, body),
});
