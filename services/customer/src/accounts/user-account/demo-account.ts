import { idAt } from "@linehaul/kit/demo/ids";
import { person } from "@linehaul/kit/demo/people";
import { phone } from "@linehaul/kit/demo/phones";
import { random, type Random } from "@linehaul/kit/demo/prng";
import { PRE_CANCEL_DAYS } from "@linehaul/schema/accounts/user-account/lifecycle";
import { SITES } from "@linehaul/schema/sites";
import { hashOfPassword } from "./password.ts";
import type { accountSignIn, AccountRecord } from "./table.ts";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Of what somebody signs in with who tries the demo out. */
export const demoPasswordHash = (): Promise<string> => hashOfPassword("Linehaul-2026");
const FORBIDDEN_FOR = ["Bills unpaid for 90 days", "Orders in another's name", "Asked for by the customer"] as const;

/** A row as it is written. */
export type DemoAccount = Omit<AccountRecord, "sought">;
type Own = Pick<DemoAccount, "id" | "site" | "userCode" | "customerId" | "mainId" | "accountType" | "status">;
interface Made extends Own {
  readonly r: Random;
  /** Where its owner has his e-mail. */
  readonly domain: string;
  /** Who made it; null: its owner, as persons do. */
  readonly madeBy: string | null;
  readonly at: number;
  readonly until: Date;
  readonly passwordHash: string;
}

/** An account of the demo, with an owner of its site's country. */
export function demoAccount({ r, domain, madeBy, at, until, passwordHash, ...own }: Made): DemoAccount {
  const { site, userCode, status } = own;
  const { country } = SITES[site];
  const [first = "", ...rest] = person(r, country).name.split(" ");
  const { code, number } = phone(r, country);
  const isGone = status === "CANCELLED";
  const isUsed = status !== "INACTIVATED" && !isGone;
  const userName = userCode.toLowerCase().replace("-", "_");
  const changed = isUsed ? until.getTime() - r.int(1, 40) * DAY_MS : at;
  return {
    ...own,
    userType: own.mainId === null ? "MAIN" : "SUB",
    dataSource:
      own.accountType === "PERSONAL"
        ? r.pick(["WEBSITE", "APP"] as const)
        : r.pick(["CONSOLE", "CONSOLE", "SYNC"] as const),
    userName: isGone ? null : userName,
    firstName: isGone ? null : first,
    lastName: isGone ? null : rest.join(" ") || first,
    email: isGone ? null : `${userName}@${domain}`,
    emailVerifiedAt:
      isUsed && random("e-mail verified", userCode).chance(0.9) ? new Date(Math.min(at + 2 * HOUR_MS, changed)) : null,
    phoneCode: isGone ? null : code,
    phone: isGone ? null : number,
    reason: status === "FORBIDDEN" ? r.pick(FORBIDDEN_FOR) : status === "PRE_CANCEL" || isGone ? "Has left" : null,
    passwordHash: isUsed ? passwordHash : null,
    wrong: status === "LOCKED" ? 5 : 0,
    wrongSince: status === "LOCKED" ? new Date(changed) : null,
    signedInAt: isUsed ? new Date(changed) : null,
    cancelAt: status === "PRE_CANCEL" ? new Date(until.getTime() + r.int(1, PRE_CANCEL_DAYS - 1) * DAY_MS) : null,
    version: isUsed ? 2 : 1,
    createdBy: madeBy ?? "system",
    createdAt: new Date(at),
    modifiedBy: madeBy ?? "system",
    modifiedAt: new Date(Math.max(at, changed)),
  };
}

/** Sign-ins of the last days before an account was used last. */
export function signInsOf(row: DemoAccount): (typeof accountSignIn.$inferInsert)[] {
  const r = random("sign-ins", row.userCode);
  const last = row.signedInAt?.getTime();
  if (last === undefined) return [];
  const isLocked = row.status === "LOCKED";
  return Array.from({ length: isLocked ? 5 : r.int(1, 3) }, (_, n) => {
    const at = isLocked ? last + HOUR_MS + n * 60_000 : last - n * r.int(2, 30) * HOUR_MS;
    return {
      id: idAt(r, at),
      accountId: row.id,
      at: new Date(at),
      result: isLocked ? ("WRONG" as const) : ("RIGHT" as const),
      client: `client:${r.pick(["Customer site", "Customer app"])}`,
      address: r.digits("203.0.113.##"),
    };
  });
}
