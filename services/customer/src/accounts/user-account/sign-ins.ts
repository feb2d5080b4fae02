import type { Call } from "@linehaul/kit/call";
import { type AccountSignIn, SIGN_INS_SHOWN } from "@linehaul/schema/accounts/user-account/check";
import { desc, eq } from "drizzle-orm";
import { refuseForeign } from "./held.ts";
import { accountSignIn } from "./table.ts";

/** The newest sign-ins with one of the caller's accounts; 404001 for any other. */
export async function signInsOf(call: Call, id: string): Promise<AccountSignIn[]> {
  await refuseForeign(call, id);
  const rows = await call.db
    .select()
    .from(accountSignIn)
    .where(eq(accountSignIn.accountId, id))
    .orderBy(desc(accountSignIn.at), desc(accountSignIn.id))
    .limit(SIGN_INS_SHOWN);
  return rows.map(({ accountId: _account, at, ...own }) => ({ ...own, at: at.toISOString() }));
}
