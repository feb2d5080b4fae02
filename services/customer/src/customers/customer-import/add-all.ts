import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import { batches } from "@linehaul/kit/many";
import { customerContact } from "../contact/table.ts";
import { addition, newRow } from "../customer-form/add.ts";
import { newCustomerCodes } from "../customer-form/code.ts";
import { newContacts, words } from "../customer-form/contacts.ts";
import { written } from "../customer-form/values.ts";
import { customers as table } from "../customer/table.ts";
import type { Judged } from "./judge.ts";
import type { ReadCustomer } from "./lines.ts";

/** Rows of one statement: it may have 65,535 parameters. */
const AT_ONCE = 500;

interface Adding extends Pick<Judged, "phones"> {
  readonly call: Call;
  readonly emit: Emit;
  readonly customers: readonly ReadCustomer[];
}
/** Adds the customers of a sheet with their people, each with a code that nobody has, in the order of the sheet. */
export async function addAll(tx: Db, { call, emit, customers, phones }: Adding): Promise<void> {
  const codes = await newCustomerCodes(tx, call.caller.site, customers.length);
  const added = customers.map(({ whom, form }, n) => {
    const own = written(form, phones.at(n, "contactPhone"), null);
    const row = newRow(call, { id: newId(), customerCode: codes[n] ?? "", whom, own });
    const mobileAt = (place: number) => phones.at(n, "contacts", place, "mobile");
    const people = newContacts({ customerId: row.id, contacts: form.contacts, mobileAt, at: row.createdAt });
    return { own, row, people };
  });
  const rows = added.map(({ row }) => row);
  for (const some of batches(rows, AT_ONCE)) await tx.insert(table).values(some);
  const people = added.flatMap((one) => one.people);
  for (const some of batches(people, AT_ONCE)) await tx.insert(customerContact).values(some);
  for (const { own, row, people } of added) emit(addition(row, own, people.map(words)));
}
