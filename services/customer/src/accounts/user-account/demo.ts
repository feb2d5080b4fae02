import { type DemoCustomer, demoCustomers } from "@linehaul/kit/demo/customers";
import type { Db } from "@linehaul/kit/database-type";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { person } from "@linehaul/kit/demo/people";
import { phone } from "@linehaul/kit/demo/phones";
import { random, type Random } from "@linehaul/kit/demo/prng";
import { accountsOf, type DemoUserAccount } from "@linehaul/kit/demo/user-accounts";
import { PRE_CANCEL_DAYS } from "@linehaul/schema/accounts/user-account/lifecycle";
import { SITES } from "@linehaul/schema/sites";
import { customers } from "../../customers/customer/table.ts";
import { joinedAt } from "../../customers/customer/demo.ts";
import { hashOfPassword } from "./password.ts";
import { accountSignIn, type AccountRecord, userAccount } from "./table.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
type Status = AccountRecord["status"];
/** What somebody signs in with who tries the demo out. */
const DEMO_PASSWORD = "Linehaul-2026";
const FORBIDDEN_FOR = ["Bills unpaid for 90 days", "Orders in another's name", "Asked for by the customer"] as const;

/** Most are used; a customer who was never usable has nobody in yet. */
function statusOf(r: Random, c: DemoCustomer, isSub: boolean): Status {
  if (c.status === "UNUSABLE") return "FORBIDDEN";
  if (c.status !== "USABLE") return "INACTIVATED";
  if (r.chance(0.88)) return "ACTIVATED";
  if (r.chance(0.4)) return "LOCKED";
  if (r.chance(0.4)) return "INACTIVATED";
  return isSub && r.chance(0.6) ? (r.chance(0.5) ? "CANCELLED" : "PRE_CANCEL") : "FORBIDDEN";
}

interface Made {
  readonly c: DemoCustomer;
  readonly a: DemoUserAccount;
  readonly customerId: string;
  readonly mainId: string | null;
  readonly id: string;
  readonly r: Random;
  readonly at: number;
  readonly until: Date;
  readonly passwordHash: string;
}
function account({ c, a, customerId, mainId, id, r, at, until, passwordHash }: Made): Omit<AccountRecord, "sought"> {
  const status = statusOf(r, c, mainId !== null);
  const { country } = SITES[c.site];
  const [first = "", ...rest] = person(r, country).name.split(" ");
  const { code, number } = phone(r, country);
  const isGone = status === "CANCELLED";
  const isUsed = status !== "INACTIVATED" && !isGone;
  const byItself = c.customerType === "PERSONAL";
  const userName = a.userCode.toLowerCase().replace("-", "_");
  const changed = isUsed ? until.getTime() - r.int(1, 40) * DAY_MS : at;
  return {
    id,
    site: c.site,
    userCode: a.userCode,
    customerId,
    mainId,
    accountType: c.customerType,
    userType: mainId === null ? "MAIN" : "SUB",
    dataSource: byItself ? r.pick(["WEBSITE", "APP"] as const) : r.pick(["CONSOLE", "CONSOLE", "SYNC"] as const),
    userName: isGone ? null : userName,
    firstName: isGone ? null : first,
    lastName: isGone ? null : rest.join(" ") || first,
    email: isGone ? null : `${userName}@${c.orderPrefix.toLowerCase()}.example`,
    emailVerifiedAt:
      isUsed && random("e-mail verified", a.userCode).chance(0.9)
        ? new Date(Math.min(at + 2 * HOUR_MS, changed))
        : null,
    phoneCode: isGone ? null : code,
    phone: isGone ? null : number,
    status,
    reason: status === "FORBIDDEN" ? r.pick(FORBIDDEN_FOR) : status === "PRE_CANCEL" || isGone ? "Has left" : null,
    passwordHash: isUsed ? passwordHash : null,
    wrong: status === "LOCKED" ? 5 : 0,
    wrongSince: status === "LOCKED" ? new Date(changed) : null,
    signedInAt: isUsed ? new Date(changed) : null,
    cancelAt: status === "PRE_CANCEL" ? new Date(until.getTime() + r.int(1, PRE_CANCEL_DAYS - 1) * DAY_MS) : null,
    version: isUsed ? 2 : 1,
    createdBy: byItself ? "system" : (c.salesPerson ?? "system"),
    createdAt: new Date(at),
    modifiedBy: byItself ? "system" : (c.salesPerson ?? "system"),
    modifiedAt: new Date(Math.max(at, changed)),
  };
}

/** Sign-ins of the last days before an account was used last. */
function signInsOf(r: Random, row: Omit<AccountRecord, "sought">): (typeof accountSignIn.$inferInsert)[] {
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

/** When the last of the demo's customers had joined. */
export const JOINED = new Date(Date.UTC(2025, 9, 30));

/** The accounts of the demo's customers, those that its orders name, as of `until`, where there are none. */
export async function seedAccounts(db: Db, until = JOINED): Promise<void> {
  if ((await db.$count(userAccount)) > 0) return;
  const held = await db.select({ id: customers.id, code: customers.customerCode }).from(customers);
  const ids = new Map(held.map(({ id, code }) => [code, id]));
  const passwordHash = await hashOfPassword(DEMO_PASSWORD);
  const rows = demoCustomers().flatMap((c) => {
    const customerId = ids.get(c.customerCode);
    if (customerId === undefined) return [];
    const r = random("accounts", c.customerCode);
    const { at } = joinedAt(c);
    const mainId = idAt(r, at + HOUR_MS);
    return accountsOf(c).map((a, n) => {
      const id = n === 0 ? mainId : idAt(r, at + (n + 1) * HOUR_MS);
      return account({
        c,
        a,
        customerId,
        mainId: n === 0 ? null : mainId,
        id,
        r,
        at: at + (n + 1) * HOUR_MS,
        until,
        passwordHash,
      });
    });
  });
  await load(
    db,
    userAccount,
    rows.filter(({ mainId }) => mainId === null),
  );
  await load(
    db,
    userAccount,
    rows.filter(({ mainId }) => mainId !== null),
  );
  await load(
    db,
    accountSignIn,
    rows.flatMap((row) => signInsOf(random("sign-ins", row.userCode), row)),
  );
}
