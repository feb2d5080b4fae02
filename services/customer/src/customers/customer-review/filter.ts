import type { Call } from "@linehaul/kit/call";
import type { CustomerReviewFilter } from "@linehaul/schema/customers/customer-review/review";
import { and, eq, gte, inArray, lt, type SQL } from "drizzle-orm";
import { matching } from "../customer/filter.ts";
import { mine } from "../customer/mine.ts";
import { ofCustomer } from "../customer/of-customer.ts";
import { customerReview } from "./table.ts";

/** A review of a customer that meets a condition. */
const withCustomer = (where: SQL | undefined): SQL => ofCustomer(customerReview.customerId, where);

/** Reviews of the caller's customers: every statement about reviews starts from them. */
export async function mineReviews(call: Call): Promise<SQL | undefined> {
  return and(eq(customerReview.site, call.caller.site), withCustomer(await mine(call)));
}

export function matchingReviews(filter: CustomerReviewFilter = {}): SQL | undefined {
  const { status, kind, customerType, keyword, from, to } = filter;
  const about = matching({ customerType, keyword });
  return and(
    status?.length ? inArray(customerReview.status, status) : undefined,
    kind === undefined ? undefined : eq(customerReview.kind, kind),
    about === undefined ? undefined : withCustomer(about),
    from === undefined ? undefined : gte(customerReview.submittedAt, new Date(from)),
    to === undefined ? undefined : lt(customerReview.submittedAt, new Date(to)),
  );
}
