import type { Call } from "@linehaul/kit/call";
import { comesWith } from "@linehaul/kit/caller";
import { brokenUnique } from "@linehaul/kit/database-error";
import { fail, ServiceFailure } from "@linehaul/kit/fail";
import type { CustomerForm } from "@linehaul/schema/customers/customer-form/form";
import { FORM_BUTTONS } from "@linehaul/schema/customers/customer-form/form-buttons";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { plainValue } from "@linehaul/schema/finding/plain-value";
import { codesOf } from "@linehaul/schema/scope";
import { rulesIn } from "../../base-data/phone-rule/rules-in.ts";
import { unseenFields } from "../customer/unseen.ts";
import { addCustomer, mobileAt, type Saved } from "./add.ts";
import { changeCustomer } from "./change.ts";
import { contactsOf } from "./contacts.ts";
import { countGuesses } from "./guesses.ts";
import { customerByForm } from "./held.ts";
import { phonesOf, readPhones } from "./phones.ts";
import { placeProblems } from "./places.ts";
import { refuse } from "./refuse.ts";
import { type Form, written } from "./values.ts";
import { formView } from "./view.ts";

/** A number that another customer got between the look and the write. */
const UNIQUE = new Map([
  ["customer_identity_once", "certNo"],
  ["customer_tax_once", "taxNo"],
]);
function asTaken(error: unknown): unknown {
  const field = UNIQUE.get(brokenUnique(error) ?? "");
  return field === undefined
    ? error
    : fail(SERVICE_CODES.duplicate, { fields: [{ path: [field], key: "identity.takenHidden", params: {} }] });
}

/** A refusal that says who has a certificate confirms a guess of it: beyond sixty an hour it says so no more (PERM-12). */
async function countConfirmed(call: Call, { certNo }: Form, refused: unknown): Promise<void> {
  if (!(refused instanceof ServiceFailure) || refused.code !== SERVICE_CODES.duplicate || !certNo) return;
  if (refused.fields?.some(({ path: [field] }) => field === "certNo") !== true) return;
  await call.db.transaction((tx) => countGuesses(tx, call, [plainValue(certNo)]));
}

/** Creates a customer, or edits one: complete or not, but never with what is wrong (CUS-13, CUS-20). */
export async function saveCustomer(call: Call, { whom, form }: Saved): Promise<CustomerForm> {
  const buttons = FORM_BUTTONS[whom];
  const { customerCode } = form;
  // Who edits whom is known when the customer is.
  if ((customerCode === undefined) !== (call.caller.button === buttons.create)) throw fail(SERVICE_CODES.notTaken);
  const scope = await call.scope();
  if (customerCode === undefined && codesOf(scope, "CUSTOMER", "customer") !== null) throw fail(SERVICE_CODES.notTaken);
  const read = await readPhones(rulesIn(call.db), phonesOf(form));
  refuse([...read.problems, ...unseenFields(scope, form)]);
  return call
    .write(async (tx, emit) => {
      if (customerCode === undefined) {
        refuse((await placeProblems(tx, [{ form, was: null, held: [] }])).flat());
        return formView(tx, await addCustomer(tx, { call, emit, whom, form, read }), call.caller.user);
      }
      const was = await customerByForm(tx, call, { customerCode, what: "edit", isHeld: true });
      if (was.version !== form.version) throw fail(SERVICE_CODES.changed);
      if (was.status === "PENDING_REVIEW") throw fail(SERVICE_CODES.wrongState, { detail: was.status });
      const held = await contactsOf(tx, was.id);
      refuse((await placeProblems(tx, [{ form, was, held }])).flat());
      const next = written(form, read.at("contactPhone"), was);
      const maySubmit = comesWith(call.caller, buttons.submit);
      const contacts = { customerId: was.id, contacts: form.contacts, mobileAt: mobileAt(read), at: call.now() };
      const row = await changeCustomer(tx, { call, emit, was, next, maySubmit, contacts });
      return formView(tx, row, call.caller.user);
    })
    .catch(async (error: unknown) => {
      const refused = asTaken(error);
      await countConfirmed(call, form, refused);
      throw refused;
    });
}
