import type { Db } from "@linehaul/kit/database-type";
import { inSteps } from "@linehaul/kit/jobs/in-steps";
import type { ScheduledTask, TaskWork } from "@linehaul/kit/jobs/task";
import { delivery } from "@linehaul/kit/way-out/tables";
import { SIGN_INS_KEPT_DAYS } from "@linehaul/schema/accounts/user-account/check";
import { and, asc, eq, inArray, lte, lt, ne, sql } from "drizzle-orm";
import { forgetRealNames } from "../member/record.ts";
import { accountLink, accountSignIn, userAccount } from "./table.ts";

const AT_ONCE = 100;
const DAY_MS = 24 * 3_600_000;

/** What identifies somebody; its code is kept, for orders name it. */
const NOBODY = {
  userName: null,
  firstName: null,
  lastName: null,
  email: null,
  phoneCode: null,
  phone: null,
  emailVerifiedAt: null,
  passwordHash: null,
  wrong: 0,
  wrongSince: null,
} as const;

/** What was written to them: no mail is on its way any more, for none is sent while an account is being cancelled. */
async function forgetMails(tx: Db, accountIds: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(accountLink)
    .where(inArray(accountLink.accountId, [...accountIds]))
    .returning({ id: accountLink.id });
  if (gone.length === 0) return;
  await tx
    .update(delivery)
    .set({ body: null })
    .where(
      and(
        eq(delivery.system, "MAIL"),
        ne(delivery.state, "PENDING"),
        inArray(
          delivery.subject,
          gone.map(({ id }) => id),
        ),
      ),
    );
}

/** Accounts whose cancellation is over: nothing of their owner is left. Answers how many. */
const eraseSome = ({ write }: Pick<TaskWork, "write">): Promise<number> =>
  write(async (tx, emit, { askedBy, at }) => {
    const over = await tx
      .select({ id: userAccount.id, site: userAccount.site, userCode: userAccount.userCode })
      .from(userAccount)
      .where(and(eq(userAccount.status, "PRE_CANCEL"), lte(userAccount.cancelAt, at)))
      .orderBy(asc(userAccount.cancelAt), asc(userAccount.id))
      .limit(AT_ONCE)
      .for("update");
    if (over.length === 0) return 0;
    const ids = over.map(({ id }) => id);
    await tx.delete(accountSignIn).where(inArray(accountSignIn.accountId, ids));
    await forgetMails(tx, ids);
    await forgetRealNames(tx, ids);
    await tx
      .update(userAccount)
      .set({
        ...NOBODY,
        status: "CANCELLED",
        cancelAt: null,
        version: sql`${userAccount.version} + 1`,
        modifiedBy: askedBy,
        modifiedAt: at,
      })
      .where(inArray(userAccount.id, ids));
    for (const { id, site, userCode } of over)
      emit({
        type: "userAccount.changed",
        subject: id,
        site,
        before: { userCode, status: "PRE_CANCEL" },
        after: { userCode, status: "CANCELLED" },
      });
    return over.length;
  });

/** Erases accounts whose cancellation is over, and forgets old sign-ins. */
export async function eraseAccounts(work: Omit<TaskWork, "storage">): Promise<void> {
  let count = 0;
  for (;;) {
    work.signal.throwIfAborted();
    const done = await eraseSome(work);
    count += done;
    if (done < AT_ONCE) break;
  }
  work.tell("CHANGED", count);
  const before = new Date(work.now.getTime() - SIGN_INS_KEPT_DAYS * DAY_MS);
  const old = lt(accountSignIn.at, before);
  const forgotten = sql`delete from ${accountSignIn}
    where ctid = any(array(select ctid from ${accountSignIn} where ${old} limit ${AT_ONCE})) returning 1`;
  work.tell("DELETED", await inSteps(work, AT_ONCE, forgotten));
}

export const accountsErase: ScheduledTask = { name: "ERASE_ACCOUNTS", cron: "15 * * * *", run: eraseAccounts };
