import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { missingOf } from "@linehaul/schema/customers/customer-form/complete";
import type { CustomerForm } from "@linehaul/schema/customers/customer-form/form";
import { REVIEWED } from "@linehaul/schema/customers/customer-form/reviewed";
import { ledBy } from "@linehaul/schema/customers/lifecycle";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { rewrite } from "../customer/rewrite.ts";
import { askReview } from "../customer-review/ask.ts";
import { pickReviewed } from "../customer-review/values.ts";
import { customerByForm } from "./held.ts";
import { refuseEach } from "./refuse.ts";
import { formView } from "./view.ts";

interface Submitted {
  readonly customerCode: string;
  readonly version: number;
}

/** Puts a new customer, or one that did not pass, before a review; it has all that one asks for (CUS-13). */
export function submitCustomer(call: Call, { customerCode, version }: Submitted): Promise<CustomerForm> {
  return call.write(async (tx, emit) => {
    const was = await customerByForm(tx, call, { customerCode, what: "submit", isHeld: true });
    if (was.version !== version) throw fail(SERVICE_CODES.changed);
    const to = ledBy("SUBMIT", was.status);
    if (to === null) throw fail(SERVICE_CODES.wrongState, { detail: was.status });
    refuseEach(missingOf(was.customerType, was), "required");
    const row = await rewrite(tx, call, was, { status: to });
    const held = REVIEWED.filter((field) => was[field] !== null);
    await askReview(tx, emit, call, { customer: was, kind: "NEW", before: {}, after: pickReviewed(was, held) });
    emit({
      type: "customer.changed",
      subject: was.id,
      site: was.site,
      before: { customerCode, status: was.status },
      after: { customerCode, status: to },
    });
    return formView(tx, row, call.caller.user);
  });
}
