import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { plain, plainEmail } from "@linehaul/kit/finding/plain";
import { type FindingKind, MOST_FOUND } from "@linehaul/schema/finding/limits";
import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { isPhone } from "../../customers/finding/look.ts";
import { monthCard } from "../../customers/month-card/table.ts";
import { memberRealName } from "../member/table.ts";
import { userAccount } from "../user-account/table.ts";

const ofAccounts = (has: SQL | undefined): SQL => sql`select ${userAccount.id} as id from ${userAccount} where ${has}`;

/** Where a value of a kind stands: read from an index of its own, whosever the accounts are. */
export function placeOf(kind: FindingKind, value: string): SQL {
  switch (kind) {
    case "PHONE":
      return ofAccounts(isPhone(value, userAccount.phone, userAccount.phoneCode));
    case "EMAIL":
      return ofAccounts(eq(plainEmail(userAccount.email), value));
    case "CERTIFICATE":
      return sql`select ${memberRealName.accountId} as id from ${memberRealName} where ${eq(plain(memberRealName.certNo), value)}`;
    case "CARD":
      return sql`select ${userAccount.id} as id from ${monthCard}
        join ${userAccount} on ${userAccount.customerId} = ${monthCard.customerId} where ${monthCard.card} = ${value}`;
  }
}

/** Ids of the caller's accounts (`mine`) that have the value (as `soughtAs` makes it), newest first; one more than are kept where there are more. */
export const soughtAccounts = (kind: FindingKind, value: string, mine: SQL | undefined): SQL =>
  sql`with hits as materialized (${placeOf(kind, value)})
    select ${userAccount.id} as id from hits join ${userAccount} on ${userAccount.id} = hits.id where ${mine ?? sql`true`}
    order by ${userAccount.createdAt} desc, ${userAccount.id} desc limit ${MOST_FOUND + 1}`;

const Found = z.object({ id: z.uuid() });
export async function lookFor(db: Db, kind: FindingKind, value: string, mine: SQL | undefined): Promise<string[]> {
  return (await rowsOf(db, soughtAccounts(kind, value, mine), Found)).map(({ id }) => id);
}
