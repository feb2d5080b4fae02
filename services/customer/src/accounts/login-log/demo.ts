import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { demoSignIns } from "@linehaul/kit/demo/sign-ins";
import { userCodeType } from "@linehaul/schema/user-code";
import { loginLog, type LoginRecord } from "./table.ts";

/** The demo's sign-ins as the log keeps them, failures counted in a row as it does (SYS-06). */
export function demoLogins(until: Date): LoginRecord[] {
  const streaks = new Map<string, number>();
  return demoSignIns(until).map((signIn) => {
    const { site, userCode, address, failure } = signIn;
    const who = JSON.stringify([site, userCode ?? address]);
    const streak = failure === null ? 0 : (streaks.get(who) ?? 0) + 1;
    streaks.set(who, streak);
    return {
      ...signIn,
      type: userCode === null ? null : userCodeType(userCode),
      result: failure === null ? "SUCCESS" : "FAILURE",
      streak,
    };
  });
}

/** Fills the login log with the thirty days before `until`. */
export const seedLogins = (db: Db, until: Date): Promise<void> => load(db, loginLog, demoLogins(until));
