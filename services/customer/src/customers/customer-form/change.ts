import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import type { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { missingOf } from "@linehaul/schema/customers/customer-form/complete";
import type { Reviewed } from "@linehaul/schema/customers/customer-form/reviewed";
import { CertType, numberProblems } from "@linehaul/schema/customers/identity/kinds";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { holdPictures, letPicturesGo } from "../cert-picture/hold.ts";
import { rewrite } from "../customer/rewrite.ts";
import type { CustomerRecord } from "../customer/table.ts";
import { askingOf, tellOfChange } from "../intl-customer/tell.ts";
import { askReview } from "../customer-review/ask.ts";
import { waitingReview } from "../customer-review/open.ts";
import { pickReviewed, reviewedChanges } from "../customer-review/values.ts";
import { writeContacts } from "./contacts.ts";
import { refuse, refuseEach } from "./refuse.ts";
import { takenFields } from "./taken.ts";
import { differing, type Written } from "./values.ts";

interface Change {
  readonly call: Call;
  readonly emit: Emit;
  readonly was: CustomerRecord;
  readonly next: Written;
  /** May the caller put it before a review? */
  readonly maySubmit: boolean;
  readonly contacts: Parameters<typeof writeContacts>[1];
}
/** From where on a review guards what it guards. */
const REVIEWED_ONCE: readonly (typeof CUSTOMER_STATUSES)[number][] = ["APPROVED", "USABLE", "UNUSABLE"];

/** What makes the numbers what they are. */
const OF_NUMBERS = ["countryCode", "certType", "certNo", "taxNo"] as const;

/** What is wrong with the numbers that somebody changed: those that nobody touched were judged when they were written. */
async function refuseNumbers(tx: Db, { call, was, next }: Change): Promise<void> {
  if (OF_NUMBERS.every((field) => was[field] === next[field])) return;
  const { countryCode, certNo, taxNo } = next;
  const certType = CertType.nullable().catch(null).parse(next.certType);
  const wrong = numberProblems({ customerType: was.customerType, countryCode, certType, certNo, taxNo });
  refuse(wrong.map((one) => ({ ...one, path: [...one.path] })));
  const changed = { certNo: certNo === was.certNo ? null : certNo, taxNo: taxNo === was.taxNo ? null : taxNo };
  refuse((await takenFields(tx, call, was, [changed])).flat(), SERVICE_CODES.duplicate);
}

/** What of a change must wait for a review; refuses what may not be asked for. */
async function waits(tx: Db, { was, next, maySubmit }: Change): Promise<readonly Reviewed[]> {
  const fields = reviewedChanges(was, next);
  if (!REVIEWED_ONCE.includes(was.status) || fields.length === 0) return [];
  if (!maySubmit) refuseEach(fields, "customer.needsReview");
  if ((await waitingReview(tx, was.id)) !== null) refuseEach(fields, "customer.inReview");
  refuseEach(missingOf(was.customerType, next), "required");
  return fields;
}

/** Writes a change of a customer that the transaction holds: at once, or what a review guards before one (CUS-16). Answers it as it is then. */
export async function changeCustomer(tx: Db, change: Change): Promise<CustomerRecord> {
  const { call, emit, was, next, contacts } = change;
  await refuseNumbers(tx, change);
  const fields = await waits(tx, change);
  await holdPictures(tx, call, was.id, was, next);
  if (fields.length > 0)
    await askReview(tx, emit, call, {
      customer: was,
      kind: "CHANGE",
      before: pickReviewed(was, fields),
      after: pickReviewed(next, fields),
    });
  const atOnce: Written = { ...next, ...pickReviewed(was, fields) };
  const { before, after } = differing(was, atOnce);
  const people = await writeContacts(tx, contacts);
  if (Object.keys(after).length === 0 && people === null) return was;
  const row = await rewrite(tx, call, was, after);
  await letPicturesGo(tx, was.id, was, atOnce);
  emit({
    type: "customer.changed",
    subject: was.id,
    site: was.site,
    before: { ...before, ...(people && { contacts: people.before }) },
    after: { ...after, ...(people && { contacts: people.after }) },
  });
  await tellOfChange(tx, [row], askingOf(call));
  return row;
}
