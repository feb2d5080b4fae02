import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import { maskedValues } from "./masked.ts";
import type { CustomerRecord } from "../customer/table.ts";
import { customerReview, type ReviewRecord } from "./table.ts";
import type { ReviewedValues } from "./values.ts";

interface Asked {
  readonly customer: Pick<CustomerRecord, "id" | "site" | "customerCode">;
  readonly kind: ReviewRecord["kind"];
  /** What the customer applies for, where it is about that. */
  readonly applicationId?: string;
  readonly before: ReviewedValues;
  readonly after: ReviewedValues;
}

/** Puts a customer, a change of one, or what it applies for, before a review, in a transaction that holds the customer. */
export async function askReview(
  tx: Db,
  emit: Emit,
  call: Call,
  { customer, kind, applicationId, before, after }: Asked,
): Promise<void> {
  const row = {
    id: newId(),
    site: customer.site,
    customerId: customer.id,
    kind,
    applicationId: applicationId ?? null,
    status: "PENDING",
    before,
    after,
    submitterId: call.caller.user,
    submittedBy: call.caller.userName,
    submittedAt: call.now(),
  } as const;
  await tx.insert(customerReview).values(row);
  emit({
    type: "customerReview.asked",
    subject: row.id,
    site: customer.site,
    data: { customerCode: customer.customerCode },
    before: maskedValues(before),
    after: maskedValues(after),
  });
}
