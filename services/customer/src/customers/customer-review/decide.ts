import type { Call, Emit } from "@linehaul/kit/call";
import { brokenUnique } from "@linehaul/kit/database-error";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { ledBy, type CustomerStep } from "@linehaul/schema/customers/lifecycle";
import type { CustomerReviewDecision } from "@linehaul/schema/customers/customer-review/review";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { letPicturesGo } from "../cert-picture/hold.ts";
import { rewrite } from "../customer/rewrite.ts";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { askingOf, tellOfChange } from "../intl-customer/tell.ts";
import { applicationDecided } from "../information-application/decided.ts";
import { endReview, type Ending } from "./end.ts";
import { mineReviews } from "./filter.ts";
import { maskedValues } from "./masked.ts";
import { customerReview, type ReviewRecord } from "./table.ts";
import { reviewView } from "./view.ts";

/** Where a review of a new customer leads it. */
const STEPS: Readonly<Record<Ending, CustomerStep>> = { PASSED: "PASS", FAILED: "REJECT", WITHDRAWN: "WITHDRAW" };

interface Decision {
  readonly id: string;
  readonly ending: Ending;
  /** Why it does not pass; null else. */
  readonly reason: string | null;
}
interface Held {
  readonly review: ReviewRecord;
  readonly customer: CustomerRecord;
}

/** A review of the caller's customers with its customer, both held by the transaction. */
async function held(tx: Db, call: Call, id: string): Promise<Held> {
  const [review] = await tx
    .select()
    .from(customerReview)
    .where(and(await mineReviews(call), eq(customerReview.id, id)))
    .for("update", { of: customerReview });
  if (review === undefined) throw fail(SERVICE_CODES.notFound);
  const [customer] = await tx.select().from(customers).where(eq(customers.id, review.customerId)).for("no key update");
  if (customer === undefined) throw fail(SERVICE_CODES.notFound);
  return { review, customer };
}

/** What follows of a review of data for the customer: a new one takes its step, a change that passed is written. */
async function apply(tx: Db, call: Call, emit: Emit, { review, customer }: Held, ending: Ending): Promise<void> {
  const { kind, before, after } = review;
  const status = kind === "NEW" ? ledBy(STEPS[ending], customer.status) : customer.status;
  if (status === null) throw fail(SERVICE_CODES.wrongState, { detail: customer.status });
  const values = kind === "CHANGE" && ending === "PASSED" ? after : {};
  // Of a change one of the two pictures goes: the one of before, or the one that does not come.
  const [gone, stays] = ending === "PASSED" ? [before, after] : [after, before];
  if (kind === "CHANGE") await letPicturesGo(tx, customer.id, gone, stays);
  if (status === customer.status && Object.keys(values).length === 0) return;
  const row = await rewrite(tx, call, customer, { ...values, status });
  const isNew = kind === "NEW";
  emit({
    type: "customer.changed",
    subject: customer.id,
    site: customer.site,
    before: { ...(isNew && { status: customer.status }), ...(isNew ? {} : maskedValues(before)) },
    after: { ...(isNew && { status }), ...(isNew ? {} : maskedValues(values)) },
  });
  await tellOfChange(tx, [row], askingOf(call));
}

/**
 * Ends a review, in one transaction with what follows of it. Nobody passes or fails what he asked for himself; who comes second is told how
 * it ended and by whom.
 */
export function decide(call: Call, { id, ending, reason }: Decision): Promise<CustomerReviewDecision> {
  const { user } = call.caller;
  return call
    .write(async (tx, emit): Promise<CustomerReviewDecision> => {
      const { review, customer } = await held(tx, call, id);
      const isOwn = review.submitterId === user;
      // An application is taken back by itself.
      if (ending === "WITHDRAWN" && (!isOwn || review.applicationId !== null)) throw fail(SERVICE_CODES.notFound);
      if (ending !== "WITHDRAWN" && isOwn) throw fail(SERVICE_CODES.ownReview);
      if (review.status !== "PENDING") return { review: await reviewView(tx, id, user), isDone: false };
      if (review.applicationId === null) await apply(tx, call, emit, { review, customer }, ending);
      else await applicationDecided(tx, emit, call, { id: review.applicationId, reason });
      await endReview(tx, emit, call, { review, customerCode: customer.customerCode, ending, reason });
      return { review: await reviewView(tx, id, user), isDone: true };
    })
    .catch((error: unknown) => {
      // Meanwhile another customer got the number that this one asks for.
      throw brokenUnique(error) === null ? error : fail(SERVICE_CODES.duplicate);
    });
}
