import { feature as bind } from "@linehaul/kit/feature";
import { OVERVIEW_CASES, orderReviewOverviewRoutes } from "@linehaul/schema/orders/order-review/overview";
import { and, asc, eq, inArray, isNotNull, not, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { countDays } from "../../order/days.ts";
import { needsReviewer } from "../../order/parts/controls.ts";
import { isDecided, orderHistory } from "../../order/parts/table.ts";
import { orders } from "../../order/table.ts";
import { reviewable } from "../../staff-audit-auth/reviewable.ts";
import { passRests } from "../pass-rests.ts";

export const feature = bind(orderReviewOverviewRoutes, {
  overview: async ({ body }, call) => {
    const { db, caller } = call;
    const mine = await reviewable(call);
    const { sfWaybillNo, auditStatus, passAt, waitingSince } = orders;
    const firstOf = async (where: SQL | undefined, by: PgColumn) => {
      const rows = await db
        .select({ sfWaybillNo, auditStatus, passAt, waitingSince })
        .from(orders)
        .where(and(mine, isNotNull(by), where))
        .orderBy(asc(by), asc(orders.id))
        .limit(OVERVIEW_CASES);
      return rows.map((row) => ({
        ...row,
        passAt: row.passAt?.toISOString() ?? null,
        waitingSince: row.waitingSince?.toISOString() ?? null,
      }));
    };
    const his = and(eq(orderHistory.site, caller.site), eq(orderHistory.actor, caller.userName), isDecided);
    const [soon, oldest, rests, done] = await Promise.all([
      firstOf(and(eq(orders.auditStatus, "NOT_REVIEWED"), not(needsReviewer)), orders.passAt),
      firstOf(inArray(orders.auditStatus, ["TO_CONTACT", "TO_SUPPLEMENT"]), orders.waitingSince),
      passRests(db),
      countDays(db, { table: orderHistory, at: orderHistory.at, where: his }, body, call.now()),
    ]);
    return { soon, oldest, passRests: rests, done };
  },
});
