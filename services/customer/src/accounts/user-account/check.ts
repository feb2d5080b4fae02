import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import {
  type CheckedUserAccount,
  type CheckUserAccount,
  MOST_WRONG,
  type SignInResult,
  WRONG_WITHIN_MINUTES,
} from "@linehaul/schema/accounts/user-account/check";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { byCaller, rewriteAccount } from "./held.ts";
import { isPasswordOf } from "./password.ts";
import { tellAccount } from "./save.ts";
import { accountSignIn, type AccountRecord, userAccount } from "./table.ts";
import { accountView } from "./view.ts";

const MINUTE_MS = 60_000;
const REFUSED: CheckedUserAccount = { check: "REFUSED", userCode: null, status: null };
type Entered = z.output<typeof CheckUserAccount>;

/** An account of the client's site, by what somebody signs in with. */
const called = (call: Call, name: string): SQL | undefined =>
  and(
    eq(userAccount.site, call.caller.site),
    or(
      eq(sql`lower(${userAccount.userName})`, name.toLowerCase()),
      eq(sql`lower(${userAccount.email})`, name.toLowerCase()),
    ),
  );

/** Counts a wrong password; one too many in too short a time locks the account. */
async function countWrong(tx: Db, call: Call, emit: Emit, row: AccountRecord): Promise<void> {
  const now = call.now();
  const isAnew = row.wrongSince === null || now.getTime() - row.wrongSince.getTime() > WRONG_WITHIN_MINUTES * MINUTE_MS;
  const counted = isAnew ? { wrong: 1, wrongSince: now } : { wrong: row.wrong + 1, wrongSince: row.wrongSince };
  if (counted.wrong < MOST_WRONG || row.status !== "ACTIVATED") {
    await tx.update(userAccount).set(counted).where(eq(userAccount.id, row.id));
    return;
  }
  const before = await accountView(tx, row);
  tellAccount(
    emit,
    before,
    await accountView(tx, await rewriteAccount(tx, byCaller(call), row, { ...counted, status: "LOCKED" })),
  );
}

/**
 * Whether somebody may come in at one of the carrier's customer sites. Who does not exist is refused as a wrong password is, in the same
 * time; while an account is locked no password is right. Passwords are compared before anything is held.
 */
export async function checkAccount(call: Call, { name, password, address }: Entered): Promise<CheckedUserAccount> {
  const [sought] = await call.db.select().from(userAccount).where(called(call, name));
  const isRight = await isPasswordOf(sought?.passwordHash ?? null, password);
  return call.write(
    async (tx, emit) => {
      if (sought === undefined) return REFUSED;
      const [row] = await tx.select().from(userAccount).where(eq(userAccount.id, sought.id)).for("update");
      // What was compared with is not what is kept any more: whoever entered it tries again.
      if (row === undefined || row.passwordHash !== sought.passwordHash) return REFUSED;
      const note = (result: SignInResult) =>
        tx.insert(accountSignIn).values({
          id: newId(),
          accountId: row.id,
          at: call.now(),
          result,
          client: call.caller.userName,
          address,
        });
      if (!isRight || row.status === "LOCKED") {
        await note("WRONG");
        if (!isRight) await countWrong(tx, call, emit, row);
        return REFUSED;
      }
      const { userCode, status } = row;
      if (status !== "ACTIVATED") {
        await note("NOT_NOW");
        return { check: "NOT_NOW", userCode, status };
      }
      await note("RIGHT");
      await tx
        .update(userAccount)
        .set({ wrong: 0, wrongSince: null, signedInAt: call.now() })
        .where(eq(userAccount.id, row.id));
      return { check: "RIGHT", userCode, status };
    },
    { remember: false },
  );
}
