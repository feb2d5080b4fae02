import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, asc, eq, inArray } from "drizzle-orm";
import { mineAccounts } from "./filter.ts";
import { type AccountRecord, userAccount } from "./table.ts";

/** Those of some accounts that are the caller's, held by the transaction, in an order in which nobody waits in a circle. */
export const heldAccounts = async (tx: Db, call: Call, ids: readonly string[]): Promise<AccountRecord[]> =>
  tx
    .select()
    .from(userAccount)
    .where(and(await mineAccounts(call), inArray(userAccount.id, [...ids])))
    .orderBy(asc(userAccount.id))
    .for("update");

/** One of the caller's accounts, held by the transaction: 404001 for any other, 409004 for one that is cancelled. */
export async function heldAccount(tx: Db, call: Call, id: string): Promise<AccountRecord> {
  const [found] = await heldAccounts(tx, call, [id]);
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  if (found.status === "CANCELLED") throw fail(SERVICE_CODES.wrongState, { detail: found.status });
  return found;
}

/** 404001 unless the account is one of the caller's: before what belongs to it is read. */
export async function refuseForeign(call: Call, id: string): Promise<void> {
  const own = and(await mineAccounts(call), eq(userAccount.id, id));
  if ((await call.db.$count(userAccount, own)) === 0) throw fail(SERVICE_CODES.notFound);
}

/** Writes an account that the transaction holds: who did it, and when, stands at it. Answers it as it is then. */
export async function rewriteAccount(
  tx: Db,
  by: { readonly userName: string; readonly at: Date },
  was: Pick<AccountRecord, "id" | "version">,
  values: Partial<AccountRecord>,
): Promise<AccountRecord> {
  const [row] = await tx
    .update(userAccount)
    .set({ ...values, version: was.version + 1, modifiedBy: by.userName, modifiedAt: by.at })
    .where(eq(userAccount.id, was.id))
    .returning();
  if (row === undefined) throw new Error("an account that is held is gone");
  return row;
}
export const byCaller = (call: Call) => ({ userName: call.caller.userName, at: call.now() });
