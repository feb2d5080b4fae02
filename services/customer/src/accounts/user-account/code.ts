import type { Db } from "@linehaul/kit/database-type";
import type { SiteCode } from "@linehaul/schema/sites";
import { eq } from "drizzle-orm";
import { freeCodes } from "../../free-codes.ts";
import { type AccountRecord, userAccount } from "./table.ts";

/** A code of a main account that none has or had. */
async function newMainCode(tx: Db, site: SiteCode): Promise<string> {
  const [code = ""] = await freeCodes(tx, 1, {
    sequence: "user_code",
    column: userAccount.userCode,
    codeOf: (n) => `${site}${String(n)}`,
  });
  return code;
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
