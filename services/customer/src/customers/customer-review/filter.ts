import type { Call } from "@linehaul/kit/call";
import type { CustomerReviewFilter } from "@linehaul/schema/customers/customer-review/review";
import { and, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import { matching } from "../customer/filter.ts";
import { mine } from "../customer/mine.ts";
import { customers } from "../customer/table.ts";
import { customerReview } from "./table.ts";

/** A review of a customer that meets a condition. */
const ofCustomer = (where: SQL | undefined): SQL =>
  sql`exists (select 1 from ${customers} where ${customers.id} = ${customerReview.customerId} and ${where})`;

/** Reviews of the caller's customers: every statement about reviews starts from them. */
export async function mineReviews(call: Call): Promise<SQL | undefined> {
  return and(eq(customerReview.site, call.caller.site), ofCustomer(await mine(call)));
}

export function matchingReviews(filter: CustomerReviewFilter = {}): SQL | undefined {
  const { status, kind, customerType, keyword, from, to } = filter;
  const about = matching({ customerType, keyword });
  return and(
    status?.length ? inArray(customerReview.status, status) : undefined,
    kind === undefined ? undefined : eq(customerReview.kind, kind),
    about === undefined ? undefined : ofCustomer(about),
    from === undefined ? undefined : gte(customerReview.submittedAt, new Date(from)),
    to === undefined ? undefined : lt(customerReview.submittedAt, new Date(to)),
  );
}
