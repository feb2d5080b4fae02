import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { isReviewed } from "@linehaul/schema/customers/information-application/lifecycle";
import type { CustomerApplication } from "@linehaul/schema/customers/information-application/row";
import type { ApplicationAct } from "@linehaul/schema/customers/information-application/write";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { askReview } from "../customer-review/ask.ts";
import { exclusion } from "./excluded.ts";
import { mineApplications } from "./filter.ts";
import { heldApplication } from "./held.ts";
import { takeStep } from "./step.ts";
import { application, type ApplicationRecord } from "./table.ts";
import { applicationView } from "./view.ts";

/** What an application lacks before it can be submitted, each at its field. */
function lacking({ kind, remark, papers }: CustomerApplication): FieldProblem[] {
  const isMute = kind === "DATA_CHANGE" && remark === null;
  return [
    ...(isMute ? [{ path: ["remark"], key: "required", params: {} }] : []),
    ...papers
      .filter(({ isRequired, file }) => isRequired && file === null)
      .map(({ paper }) => ({ path: ["papers", paper], key: "application.paper", params: {} })),
  ];
}

interface Held {
  readonly was: ApplicationRecord;
  readonly customer: CustomerRecord;
}
/** Puts an application before its decision that the transaction holds with its customer: a review of its own, or for a card its assessment. */
export async function submitHeld(
  tx: Db,
  emit: Emit,
  call: Call,
  { was, customer }: Held,
): Promise<CustomerApplication> {
  const { user, userName } = call.caller;
  const fields = [...(await exclusion(tx, was)), ...lacking(await applicationView(tx, was, user))];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  const after = await takeStep(tx, emit, call, {
    was,
    step: "SUBMIT",
    values: {
      cardState: isReviewed(was.kind) ? null : "PENDING",
      submissions: was.submissions + 1,
      submitterId: user,
      submittedBy: userName,
      submittedAt: call.now(),
    },
  });
  if (isReviewed(was.kind))
    await askReview(tx, emit, call, { customer, kind: "APPLICATION", applicationId: was.id, before: {}, after: {} });
  return after;
}

/** Submits a draft, or what was returned, as it stands. */
export const submitApplication = (call: Call, { id, version }: ApplicationAct): Promise<CustomerApplication> =>
  call.write(async (tx, emit) => {
    // The customer first, as everywhere.
    const [found] = await tx
      .select({ customer: customers })
      .from(customers)
      .innerJoin(application, eq(application.customerId, customers.id))
      .where(and(await mineApplications(call), eq(application.id, id)))
      .for("no key update", { of: customers });
    if (found === undefined) throw fail(SERVICE_CODES.notFound);
    return submitHeld(tx, emit, call, {
      was: await heldApplication(tx, call, { id, version }),
      customer: found.customer,
    });
  });
