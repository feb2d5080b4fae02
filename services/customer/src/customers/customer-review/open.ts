import type { Db } from "@linehaul/kit/database-type";
import type { OpenReview, ReviewRefusal } from "@linehaul/schema/customers/customer-review/open";
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { customerReview, type ReviewRecord } from "./table.ts";

/** About the data of customers: what they apply for waits beside it, and stops nothing. */
const ofData = ne(customerReview.kind, "APPLICATION");

/** The review of a customer's data that waits; null without one. */
export async function waitingReview(db: Db, customerId: string): Promise<ReviewRecord | null> {
  const [found] = await db
    .select()
    .from(customerReview)
    .where(and(eq(customerReview.customerId, customerId), eq(customerReview.status, "PENDING"), ofData));
  return found ?? null;
}

/** The newest one of a customer that was decided; what somebody took back says nothing. */
async function lastDecided(db: Db, customerId: string): Promise<ReviewRecord | null> {
  const { status } = customerReview;
  const [found] = await db
    .select()
    .from(customerReview)
    .where(and(eq(customerReview.customerId, customerId), ne(status, "PENDING"), ne(status, "WITHDRAWN"), ofData))
    .orderBy(desc(customerReview.submittedAt), desc(customerReview.id))
    .limit(1);
  return found ?? null;
}

const openView = (review: ReviewRecord, user: string): OpenReview => ({
  id: review.id,
  kind: review.kind,
  submittedBy: review.submittedBy,
  submittedAt: review.submittedAt.toISOString(),
  isOwn: review.submitterId === user,
  fields: Object.keys(review.after),
});

/** The reviews of some customers that wait, as somebody sees them: one statement. */
export async function openReviews(
  db: Db,
  customerIds: readonly string[],
  user: string,
): Promise<(customerId: string) => OpenReview | null> {
  const rows = await db
    .select()
    .from(customerReview)
    .where(and(inArray(customerReview.customerId, [...customerIds]), eq(customerReview.status, "PENDING"), ofData));
  const views = new Map(rows.map((row) => [row.customerId, openView(row, user)]));
  return (customerId) => views.get(customerId) ?? null;
}

/** What a customer's form shows of its reviews: the open one, and why the last one did not pass. */
export async function reviewsOf(
  db: Db,
  customerId: string,
  user: string,
): Promise<{ readonly review: OpenReview | null; readonly refusal: ReviewRefusal | null }> {
  const [open, last] = [await waitingReview(db, customerId), await lastDecided(db, customerId)];
  return {
    review: open && openView(open, user),
    refusal:
      last?.status === "FAILED" && last.reason !== null && last.decidedAt !== null
        ? { reason: last.reason, decidedBy: last.decidedBy ?? "", decidedAt: last.decidedAt.toISOString() }
        : null,
  };
}
