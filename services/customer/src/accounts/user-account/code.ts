import { type Db, rowsOf } from "@linehaul/kit/database-type";
import type { SiteCode } from "@linehaul/schema/sites";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type AccountRecord, userAccount } from "./table.ts";

const Next = z.object({ n: z.coerce.number() });

/** A code of a main account that none has or had: the next number of a sequence, which never goes back. */
async function newMainCode(tx: Db, site: SiteCode): Promise<string> {
  for (;;) {
    const [next] = await rowsOf(tx, sql`select nextval('user_code') as n`, Next);
    const code = `${site}${next?.n ?? 0}`;
    // Accounts that came from elsewhere brought codes of their own.
    if ((await tx.$count(userAccount, eq(userAccount.userCode, code))) === 0) return code;
  }
}

/** The next code of a sub: the main one's with a number. No account is ever deleted, so that none comes twice. Who calls holds the main one's customer. */
async function newSubCode(tx: Db, main: Pick<AccountRecord, "id" | "userCode">): Promise<string> {
  let n = await tx.$count(userAccount, eq(userAccount.mainId, main.id));
  for (;;) {
    const code = `${main.userCode}-${++n}`;
    if ((await tx.$count(userAccount, eq(userAccount.userCode, code))) === 0) return code;
  }
}

export const newUserCode = (tx: Db, site: SiteCode, main: AccountRecord | null): Promise<string> =>
  main === null ? newMainCode(tx, site) : newSubCode(tx, main);
