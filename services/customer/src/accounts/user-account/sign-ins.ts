import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { type AccountSignIn, SIGN_INS_SHOWN } from "@linehaul/schema/accounts/user-account/check";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, desc, eq } from "drizzle-orm";
import { mineAccounts } from "./filter.ts";
import { accountSignIn, userAccount } from "./table.ts";

/** The newest sign-ins with one of the caller's accounts; 404001 for any other. */
export async function signInsOf(call: Call, id: string): Promise<AccountSignIn[]> {
  const [found] = await call.db
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(await mineAccounts(call), eq(userAccount.id, id)));
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  const rows = await call.db
    .select()
    .from(accountSignIn)
    .where(eq(accountSignIn.accountId, id))
    .orderBy(desc(accountSignIn.at), desc(accountSignIn.id))
    .limit(SIGN_INS_SHOWN);
  return rows.map(({ accountId: _account, at, ...own }) => ({ ...own, at: at.toISOString() }));
}
