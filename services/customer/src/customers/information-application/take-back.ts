import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import type { CustomerApplication } from "@linehaul/schema/customers/information-application/row";
import type { ApplicationAct } from "@linehaul/schema/customers/information-application/write";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import { endReview, heldReviewOf } from "../customer-review/end.ts";
import { heldApplication } from "./held.ts";
import { keepPapers } from "./papers.ts";
import { takeStep } from "./step.ts";
import { application } from "./table.ts";
import { applicationView } from "./view.ts";

/** Who submitted an application has it as a draft again, with the review about it ended. */
export const withdrawApplication = (call: Call, { id, version }: ApplicationAct): Promise<CustomerApplication> =>
  call.write(async (tx, emit) => {
    // The review first, as whoever decides it does.
    const review = await heldReviewOf(tx, id);
    const was = await heldApplication(tx, call, { id, version });
    if (was.submitterId !== call.caller.user) throw fail(SERVICE_CODES.notFound);
    const after = await takeStep(tx, emit, call, { was, step: "WITHDRAW", values: { cardState: null } });
    if (review !== null)
      await endReview(tx, emit, call, { review, ending: "WITHDRAWN", reason: null, customerCode: after.customerCode });
    return after;
  });

/** Deletes a draft that nobody has submitted; its files go as those that nobody kept. */
export const deleteApplication = (call: Call, id: string): Promise<CustomerApplication> =>
  call.write(async (tx, emit) => {
    const was = await heldApplication(tx, call, { id });
    if (was.status !== "DRAFT" || was.submissions > 0) throw fail(SERVICE_CODES.wrongState, { detail: was.status });
    const view = await applicationView(tx, was, call.caller.user);
    await keepPapers(tx, call, id, []);
    await tx.delete(application).where(eq(application.id, id));
    emit({
      type: "application.deleted",
      subject: id,
      site: was.site,
      data: { customerCode: view.customerCode },
      before: { customerCode: view.customerCode, kind: view.kind },
      after: null,
    });
    return view;
  });
