import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import type { ContactInput } from "@linehaul/schema/customers/customer-form/contact";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { maskPhone } from "@linehaul/schema/masked";
import { asc, eq, inArray } from "drizzle-orm";
import { type ContactRecord, customerContact } from "../contact/table.ts";
import type { Dialled } from "./phones.ts";
import { kept } from "./values.ts";

/** A customer's people, in their order. */
export const contactsOf = (db: Db, customerId: string): Promise<ContactRecord[]> =>
  db
    .select()
    .from(customerContact)
    .where(eq(customerContact.customerId, customerId))
    .orderBy(asc(customerContact.place));

/** Somebody as the customer's history has him. */
export const words = ({ name, contactType, mobileAreaCode, mobile }: ContactRecord): string =>
  [name, contactType, maskPhone(mobileAreaCode, mobile)].filter(Boolean).join(" · ");

interface Wanted {
  readonly customerId: string;
  readonly contacts: readonly ContactInput[];
  /** The mobile that was written for the one at a place; null where it stays. */
  readonly mobileAt: (n: number) => Dialled | null;
  readonly at: Date;
}

function contactAs(input: ContactInput, place: number, wanted: Wanted, was: ContactRecord | undefined): ContactRecord {
  const { id, mobile: _mobile, phone, email, address, ...own } = input;
  if (id !== undefined && was === undefined)
    throw fail(SERVICE_CODES.invalid, {
      fields: [{ path: ["contacts", place - 1, "name"], key: "contact.gone", params: {} }],
    });
  const mobile = wanted.mobileAt(place - 1);
  return {
    ...own,
    id: was?.id ?? newId(),
    customerId: wanted.customerId,
    place,
    mobileAreaCode: mobile?.code ?? was?.mobileAreaCode ?? null,
    mobile: mobile?.number ?? was?.mobile ?? "",
    phone: kept(phone, was?.phone),
    email: kept(email, was?.email),
    address: kept(address, was?.address),
    createdAt: was?.createdAt ?? wanted.at,
  };
}

/** The people of a customer that is new. */
export const newContacts = (wanted: Wanted): ContactRecord[] =>
  wanted.contacts.map((input, n) => contactAs(input, n + 1, wanted, undefined));

/** Writes a customer's people as a form has them; those that it leaves out go. Answers how they were and are, where that differs. */
export async function writeContacts(
  tx: Db,
  wanted: Wanted,
): Promise<{ readonly before: string[]; readonly after: string[] } | null> {
  const held = await contactsOf(tx, wanted.customerId);
  const byId = new Map(held.map((row) => [row.id, row]));
  const rows = wanted.contacts.map((input, n) => contactAs(input, n + 1, wanted, byId.get(input.id ?? "")));
  if (JSON.stringify(rows.map(sorted)) === JSON.stringify(held.map((row, n) => sorted({ ...row, place: n + 1 }))))
    return null;
  const stay = new Set(rows.map(({ id }) => id));
  const gone = held.filter(({ id }) => !stay.has(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(customerContact).where(inArray(customerContact.id, gone));
  for (const { id, ...row } of rows)
    await tx
      .insert(customerContact)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: customerContact.id, set: row });
  return { before: held.map(words), after: rows.map(words) };
}
const sorted = (row: ContactRecord): [string, unknown][] => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
