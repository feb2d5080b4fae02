import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import { maskedValues } from "./masked.ts";
import type { CustomerRecord } from "../customer/table.ts";
import { customerReview } from "./table.ts";
import type { ReviewedValues } from "./values.ts";

interface Asked {
  readonly customer: Pick<CustomerRecord, "id" | "site" | "customerCode">;
  readonly kind: "NEW" | "CHANGE";
  readonly before: ReviewedValues;
  readonly after: ReviewedValues;
}

/** Puts a customer, or a change of one, before a review, in a transaction that holds the customer. */
export async function askReview(
  tx: Db,
  emit: Emit,
  call: Call,
  { customer, kind, before, after }: Asked,
): Promise<void> {
  const row = {
    id: newId(),
    site: customer.site,
    customerId: customer.id,
    kind,
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
