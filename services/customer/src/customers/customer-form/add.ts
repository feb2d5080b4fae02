import type { Call, Emit, OutgoingEvent } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import { maskFields } from "@linehaul/kit/mask-told";
import { sensitiveFields } from "@linehaul/kit/sensitive-fields";
import type { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { customerFormRoutes } from "@linehaul/schema/customers/customer-form/form";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { holdPictures } from "../cert-picture/hold.ts";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { newCustomerCodes } from "./code.ts";
import { writeContacts } from "./contacts.ts";
import type { readPhones } from "./phones.ts";
import { refuse } from "./refuse.ts";
import { takenFields } from "./taken.ts";
import { type Form, type Written, written } from "./values.ts";

export type Whom = (typeof CUSTOMER_TYPES)[number];
export interface Saved {
  readonly whom: Whom;
  readonly form: Form;
}
/** A form as far as it can be read before the customer is held: its telephones, in two parts. */
type Read = Awaited<ReturnType<typeof readPhones>>;
export const mobileAt = (read: Read) => (n: number) => read.at("contacts", n, "mobile");

interface New {
  readonly id: string;
  readonly customerCode: string;
  readonly whom: Whom;
  readonly own: Written;
}
/** The row of a customer that is new. */
export function newRow(call: Call, { id, customerCode, whom, own }: New) {
  const { site, userName } = call.caller;
  const at = call.now();
  return {
    ...own,
    id,
    site,
    customerCode,
    intlCustomerCode: `INT${customerCode}`,
    customerType: whom,
    status: "ADDED",
    createdAt: at,
    modifiedAt: at,
    modifiedBy: userName,
  } satisfies typeof customers.$inferInsert;
}
/** What a form marks is masked whoever writes it: a sheet's route, or one that makes a customer of what it knows, takes none of it. */
const SENSITIVE = sensitiveFields(customerFormRoutes.saveCompany);

/** What is told of it, with its people as its history has them. */
export const addition = (
  { id, site, customerCode, status }: ReturnType<typeof newRow>,
  own: Written,
  people: readonly string[],
): OutgoingEvent => ({
  type: "customer.added",
  subject: id,
  site,
  before: null,
  after: { customerCode, status, ...maskFields(SENSITIVE, own), ...(people.length > 0 && { contacts: people }) },
});

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
  refuse((await takenFields(tx, call, { site }, [own])).flat(), SERVICE_CODES.duplicate);
  await holdPictures(tx, call, id, {}, own);
  const [customerCode = ""] = await newCustomerCodes(tx, site, 1);
  const added = newRow(call, { id, customerCode, whom, own });
  const [row] = await tx.insert(customers).values(added).returning();
  if (row === undefined) throw new Error("a row that was inserted is answered");
  const { contacts } = form;
  const people = await writeContacts(tx, { customerId: id, contacts, mobileAt: mobileAt(read), at: row.createdAt });
  emit(addition(added, own, people?.after ?? []));
  return row;
}
