import { type DemoCustomer, demoCustomers } from "@linehaul/kit/demo/customers";
import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { random, type Random } from "@linehaul/kit/demo/prng";
import { SITES } from "@linehaul/schema/sites";
import { addDays } from "@linehaul/schema/time";
import { siteDay } from "@linehaul/schema/site-day";
import { eq } from "drizzle-orm";
import { demoIdentity } from "../../customers/customer/demo-identity.ts";
import { customers } from "../../customers/customer/table.ts";
import { JOINED } from "../user-account/demo.ts";
import { type AccountRecord, userAccount } from "../user-account/table.ts";
import { memberRealName, type RealNameRecord } from "./table.ts";

const HOUR_MS = 3_600_000;
/** Where cards end after some years; those of Malaysia are good for life. */
const ENDS: ReadonlySet<string> = new Set(["ID", "VN"]);

/** Passports have no register of their own to be right by. */
function shown(r: Random, c: DemoCustomer): Pick<RealNameRecord, "certType" | "certNo"> {
  return r.chance(0.2)
    ? { certType: "PASSPORT", certNo: r.digits("A########") }
    : { certType: "ID_CARD", certNo: demoIdentity(c).certNo };
}

/** Two of three showed a certificate; some of those are over. */
function realName(c: DemoCustomer, account: AccountRecord, until: Date): RealNameRecord | null {
  const r = random("real-name", account.userCode);
  const { country } = SITES[c.site];
  if (account.status === "CANCELLED" || account.firstName === null || r.chance(0.35)) return null;
  const { certType, certNo } = shown(r, c);
  const ends = certType === "PASSPORT" || ENDS.has(country);
  const days = r.chance(0.12) ? -r.int(1, 300) : r.int(20, 2_800);
  return {
    accountId: account.id,
    name: `${account.firstName} ${account.lastName}`,
    certType,
    certNo,
    countryCode: country,
    validUntil: ends ? addDays(siteDay(c.site, until), days) : null,
    channel: r.pick(["WEBSITE", "APP", "APP", "COURIER", "COUNTER"] as const),
    certFront: null,
    certBack: null,
    verifiedAt: new Date(account.createdAt.getTime() + r.int(1, 400) * HOUR_MS),
    recordedBy: `client:${r.pick(["Customer site", "Customer app"])}`,
  };
}

/** Who the demo's members are, as of `until`, where nobody is known. */
export async function seedRealNames(db: Db, until = JOINED): Promise<void> {
  if ((await db.$count(memberRealName)) > 0) return;
  const of = new Map(demoCustomers().map((c) => [c.customerCode, c]));
  const held = await db
    .select({ account: userAccount, code: customers.customerCode })
    .from(userAccount)
    .innerJoin(customers, eq(customers.id, userAccount.customerId))
    .where(eq(userAccount.accountType, "PERSONAL"));
  const rows = held.flatMap(({ account, code }) => {
    const c = of.get(code);
    const row = c === undefined ? null : realName(c, account, until);
    return row === null ? [] : [row];
  });
  await load(db, memberRealName, rows);
}
