import type { Call, Emit } from "@linehaul/kit/call";
import { comesWith } from "@linehaul/kit/caller";
import { brokenUnique } from "@linehaul/kit/database-error";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import type { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import type { CustomerForm } from "@linehaul/schema/customers/customer-form/form";
import { FORM_BUTTONS } from "@linehaul/schema/customers/customer-form/form-buttons";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { codesOf } from "@linehaul/schema/scope";
import { rulesIn } from "../../base-data/phone-rule/rules-in.ts";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { holdPictures } from "../cert-picture/hold.ts";
import { unseenFields } from "../customer/unseen.ts";
import { writeContacts } from "./contacts.ts";
import { newCustomerCode } from "./code.ts";
import { changeCustomer } from "./change.ts";
import { customerByForm } from "./held.ts";
import { readPhones } from "./phones.ts";
import { refuse } from "./refuse.ts";
import { takenFields } from "./taken.ts";
import { type Form, type Written, written } from "./values.ts";
import { formView } from "./view.ts";

type Whom = (typeof CUSTOMER_TYPES)[number];
interface Saved {
  readonly whom: Whom;
  readonly form: Form;
}
/** A form as far as it can be read before the customer is held: its telephones, in two parts. */
type Read = Awaited<ReturnType<typeof readPhones>>;

const phonesOf = ({ contactPhone, tel, contacts }: Form) => [
  ...(contactPhone === undefined ? [] : [{ path: ["contactPhone"], phone: contactPhone }]),
  ...(typeof tel === "string" ? [{ path: ["tel"], phone: tel }] : []),
  ...contacts.flatMap(({ mobile, phone }, n) => [
    ...(mobile === undefined ? [] : [{ path: ["contacts", n, "mobile"], phone: mobile }]),
    ...(typeof phone === "string" ? [{ path: ["contacts", n, "phone"], phone }] : []),
  ]),
];

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
      if (customerCode === undefined)
        return formView(tx, await added(tx, { call, emit, whom, form, read }), call.caller.user);
      const was = await customerByForm(tx, call, { customerCode, what: "edit", isHeld: true });
      if (was.version !== form.version) throw fail(SERVICE_CODES.changed);
      if (was.status === "PENDING_REVIEW") throw fail(SERVICE_CODES.wrongState, { detail: was.status });
      const next = written(form, read.at("contactPhone"), was);
      const maySubmit = comesWith(call.caller, buttons.submit);
      const contacts = { customerId: was.id, contacts: form.contacts, mobileAt: mobileAt(read), at: call.now() };
      const row = await changeCustomer(tx, { call, emit, was, next, maySubmit, contacts });
      return formView(tx, row, call.caller.user);
    })
    .catch((error: unknown) => {
      throw asTaken(error);
    });
}
const mobileAt = (read: Read) => (n: number) => read.at("contacts", n, "mobile");

interface Adding extends Saved {
  readonly call: Call;
  readonly emit: Emit;
  readonly read: Read;
}
async function added(tx: Db, { call, emit, whom, form, read }: Adding): Promise<CustomerRecord> {
  const phone = read.at("contactPhone");
  if (phone === null)
    throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["contactPhone"], key: "required", params: {} }] });
  const { site } = call.caller;
  const own: Written = written(form, phone, null);
  const id = newId();
  const { certNo, taxNo } = own;
  refuse(await takenFields(tx, call, { site, id, certNo, taxNo }), SERVICE_CODES.duplicate);
  await holdPictures(tx, call, id, {}, own);
  const customerCode = await newCustomerCode(tx, site);
  const at = call.now();
  const [row] = await tx
    .insert(customers)
    .values({
      ...own,
      id,
      site,
      customerCode,
      intlCustomerCode: `INT${customerCode}`,
      customerType: whom,
      status: "ADDED",
      createdAt: at,
      modifiedAt: at,
      modifiedBy: call.caller.userName,
    })
    .returning();
  if (row === undefined) throw new Error("a row that was inserted is answered");
  const people = await writeContacts(tx, { customerId: id, contacts: form.contacts, mobileAt: mobileAt(read), at });
  emit({
    type: "customer.added",
    subject: id,
    site,
    before: null,
    after: { customerCode, status: row.status, ...own, ...(people && { contacts: people.after }) },
  });
  return row;
}
