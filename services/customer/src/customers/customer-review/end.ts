import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import type { CustomerReviewStatus } from "@linehaul/schema/customers/customer-review/status";
import { and, eq } from "drizzle-orm";
import { customerReview, type ReviewRecord } from "./table.ts";

/** How a review ends. */
export type Ending = Exclude<CustomerReviewStatus, "PENDING">;

interface Ended {
  readonly review: ReviewRecord;
  readonly customerCode: string;
  readonly ending: Ending;
  /** Why it does not pass; null else. */
  readonly reason: string | null;
}
/** Ends a review that the transaction holds. */
export async function endReview(
  tx: Db,
  emit: Emit,
  call: Call,
  { review: { id, site }, customerCode, ending, reason }: Ended,
): Promise<void> {
  await tx
    .update(customerReview)
    .set({ status: ending, decidedBy: call.caller.userName, decidedAt: call.now(), reason })
    .where(eq(customerReview.id, id));
  emit({
    type: "customerReview.ended",
    subject: id,
    site,
    data: { customerCode },
    before: { status: "PENDING" },
    after: { status: ending },
    ...(reason !== null && { reason }),
  });
}

/** The review of an application that waits, held by the transaction; null without one. */
export async function heldReviewOf(tx: Db, applicationId: string): Promise<ReviewRecord | null> {
  const [found] = await tx
    .select()
    .from(customerReview)
    .where(and(eq(customerReview.applicationId, applicationId), eq(customerReview.status, "PENDING")))
    .for("update");
  return found ?? null;
}
