import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
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
  for (let from = 0; from < added.length; from += AT_ONCE) {
    const some = added.slice(from, from + AT_ONCE);
    await tx.insert(table).values(some.map(({ row }) => row));
    const people = some.flatMap((one) => one.people);
    for (let at = 0; at < people.length; at += AT_ONCE)
      await tx.insert(customerContact).values(people.slice(at, at + AT_ONCE));
  }
  for (const { own, row, people } of added) emit(addition(row, own, people.map(words)));
}
