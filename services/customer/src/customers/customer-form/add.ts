import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import type { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { holdPictures } from "../cert-picture/hold.ts";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { newCustomerCode } from "./code.ts";
import { writeContacts } from "./contacts.ts";
import type { readPhones } from "./phones.ts";
import { refuse } from "./refuse.ts";
import { takenFields } from "./taken.ts";
import { type Form, type Written, written } from "./values.ts";

type Whom = (typeof CUSTOMER_TYPES)[number];
export interface Saved {
  readonly whom: Whom;
  readonly form: Form;
}
/** A form as far as it can be read before the customer is held: its telephones, in two parts. */
type Read = Awaited<ReturnType<typeof readPhones>>;
export const mobileAt = (read: Read) => (n: number) => read.at("contacts", n, "mobile");

interface Adding extends Saved {
  readonly call: Call;
  readonly emit: Emit;
  readonly read: Read;
}
/** Adds a customer, complete or not, with a code that nobody has: 409001 at a number that another has. */
export async function addCustomer(tx: Db, { call, emit, whom, form, read }: Adding): Promise<CustomerRecord> {
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
