import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { phoneSpellings } from "@linehaul/kit/finding/phones";
import { plain, plainEmail, plainPhone } from "@linehaul/kit/finding/plain";
import { type FindingKind, MOST_FOUND } from "@linehaul/schema/finding/limits";
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { customerContact } from "../contact/table.ts";
import { customers } from "../customer/table.ts";
import { monthCard } from "../month-card/table.ts";

/** A number in this column, its country's prefix in that one, where there is one. */
export const isPhone = (value: string, number: PgColumn, code: PgColumn | null): SQL | undefined =>
  or(
    ...phoneSpellings(value).flatMap(({ prefix, number: rest }) => {
      if (prefix === null) return eq(plainPhone(number), rest);
      return code === null ? [] : (and(eq(plainPhone(number), rest), inArray(code, [prefix, `+${prefix}`])) ?? []);
    }),
  );

const ofCustomers = (has: SQL | undefined): SQL => sql`select ${customers.id} as id from ${customers} where ${has}`;
const ofContacts = (has: SQL | undefined): SQL =>
  sql`select ${customerContact.customerId} as id from ${customerContact} where ${has}`;

/** Where a value of each kind may stand: each read from an index of its own, whosever the customers are. */
export function placesOf(kind: FindingKind, value: string): readonly SQL[] {
  switch (kind) {
    case "PHONE":
      return [
        ofCustomers(isPhone(value, customers.contactPhone, customers.contactPhoneCode)),
        ofCustomers(isPhone(value, customers.tel, null)),
        ofContacts(isPhone(value, customerContact.mobile, customerContact.mobileAreaCode)),
        ofContacts(isPhone(value, customerContact.phone, null)),
      ];
    case "EMAIL":
      return [
        ofCustomers(eq(plainEmail(customers.contactEmail), value)),
        ofContacts(eq(plainEmail(customerContact.email), value)),
      ];
    case "CERTIFICATE":
      return [ofCustomers(eq(plain(customers.certNo), value))];
    case "CARD":
      return [sql`select ${monthCard.customerId} as id from ${monthCard} where ${monthCard.card} = ${value}`];
  }
}

/** Ids of the caller's customers (`mine`) that have the value (as `soughtAs` makes it), newest first; one more than are kept where there are more. */
export const soughtCustomers = (kind: FindingKind, value: string, mine: SQL): SQL =>
  sql`with hits as materialized (${sql.join([...placesOf(kind, value)], sql` union `)})
    select ${customers.id} as id from hits join ${customers} on ${customers.id} = hits.id where ${mine}
    order by ${customers.createdAt} desc, ${customers.id} desc limit ${MOST_FOUND + 1}`;

const Found = z.object({ id: z.uuid() });
export async function lookFor(db: Db, kind: FindingKind, value: string, mine: SQL): Promise<string[]> {
  return (await rowsOf(db, soughtCustomers(kind, value, mine), Found)).map(({ id }) => id);
}
