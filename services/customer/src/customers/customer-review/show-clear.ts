import type { Call } from "@linehaul/kit/call";
import { reveal } from "@linehaul/kit/reveal";
import type { Reviewed } from "@linehaul/schema/customers/customer-form/reviewed";
import type { ReviewClearField, ShowReviewClear } from "@linehaul/schema/customers/customer-review/review";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { mineReviews } from "./filter.ts";
import { customerReview } from "./table.ts";

const PLACES: Readonly<Record<ReviewClearField, readonly ["before" | "after", Reviewed]>> = {
  REVIEW_CERT_NO_BEFORE: ["before", "certNo"],
  REVIEW_CERT_NO_AFTER: ["after", "certNo"],
  REVIEW_ADDRESS_BEFORE: ["before", "address"],
  REVIEW_ADDRESS_AFTER: ["after", "address"],
  REVIEW_ACCOUNT_BEFORE: ["before", "settlementAccount"],
  REVIEW_ACCOUNT_AFTER: ["after", "settlementAccount"],
};

/** A masked value of a review of the caller's customers in the clear. */
export const showReview = async (
  call: Call,
  { id, field, reason }: z.output<typeof ShowReviewClear>,
): Promise<{ value: string }> => {
  const where = and(await mineReviews(call), eq(customerReview.id, id));
  const [side, name] = PLACES[field];
  return reveal(call, {
    type: "customerReview.revealed",
    subject: id,
    field,
    reason,
    read: async (tx) => {
      const [found] = await tx.select().from(customerReview).where(where);
      const value = found?.[side][name];
      return found === undefined || typeof value !== "string" ? null : { value, site: found.site };
    },
  });
};
