import type { Db } from "@linehaul/kit/database-type";
import type { LoginEntry } from "@linehaul/schema/accounts/login-log";
import { userCodeType } from "@linehaul/schema/user-code";
import { and, desc, eq, isNull, lte } from "drizzle-orm";
import { loginLog, type LoginRecord } from "./table.ts";

/** Failures in a row up to this one: of the user, or of the address while nobody knows the user. */
async function streakOf(db: Db, { site, userCode, address, at, failure }: LoginEntry): Promise<number> {
  if (failure === null) return 0;
  const who =
    userCode === null ? and(isNull(loginLog.userCode), eq(loginLog.address, address)) : eq(loginLog.userCode, userCode);
  const [last] = await db
    .select({ streak: loginLog.streak })
    .from(loginLog)
    .where(and(eq(loginLog.site, site), who, lte(loginLog.at, new Date(at))))
    .orderBy(desc(loginLog.at), desc(loginLog.id))
    .limit(1);
  return (last?.streak ?? 0) + 1;
}

/** Adds an entry; false when it was there. */
export async function addLogin(db: Db, entry: LoginEntry): Promise<boolean> {
  const row: LoginRecord = {
    ...entry,
    at: new Date(entry.at),
    type: entry.userCode === null ? null : userCodeType(entry.userCode),
    result: entry.failure === null ? "SUCCESS" : "FAILURE",
    streak: await streakOf(db, entry),
  };
  const added = await db.insert(loginLog).values(row).onConflictDoNothing().returning({ id: loginLog.id });
  return added.length > 0;
}
