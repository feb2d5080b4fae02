import { REVIEWED, type Reviewed } from "@linehaul/schema/customers/customer-form/reviewed";
import type { CustomerRecord } from "../customer/table.ts";

/** Values of fields that a review guards, in the clear. */
export type ReviewedValues = Partial<Pick<CustomerRecord, Reviewed>>;

const valueOf = <K extends Reviewed>(row: Pick<CustomerRecord, K>, field: K): Pick<CustomerRecord, K>[K] => row[field];

/** Some of them, of a customer. */
export const pickReviewed = (row: Pick<CustomerRecord, Reviewed>, fields: readonly Reviewed[]): ReviewedValues =>
  Object.fromEntries(fields.map((field) => [field, valueOf(row, field)]));

/** Which of them differ. */
export const reviewedChanges = (
  was: Pick<CustomerRecord, Reviewed>,
  is: Pick<CustomerRecord, Reviewed>,
): readonly Reviewed[] => REVIEWED.filter((field) => was[field] !== is[field]);
