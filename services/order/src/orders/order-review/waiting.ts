import { countWaiting } from "@linehaul/kit/waiting/count";
import type { WaitingSource } from "@linehaul/kit/waiting/feature";
import { and, eq, isNotNull } from "drizzle-orm";
import { orders } from "../order/table.ts";
import { reviewable } from "../staff-audit-auth/reviewable.ts";

/** Orders that nobody has reviewed, of those that the caller reviews: what is not decided passes by itself (REV-04). */
export const unreviewed: WaitingSource = async (call) =>
  countWaiting(call.db, {
    table: orders,
    where: and(await reviewable(call), eq(orders.auditStatus, "NOT_REVIEWED"), isNotNull(orders.waitingSince)),
    name: orders.sfWaybillNo,
    at: orders.waitingSince,
    id: orders.id,
  });
