import { type DemoCustomer, demoCustomers } from "@linehaul/kit/demo/customers";
import type { Db } from "@linehaul/kit/database-type";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { random, type Random } from "@linehaul/kit/demo/prng";
import { accountsOf } from "@linehaul/kit/demo/user-accounts";
import { customers } from "../../customers/customer/table.ts";
import { joinedAt } from "../../customers/customer/demo.ts";
import { demoAccount, demoPasswordHash, HOUR_MS, signInsOf } from "./demo-account.ts";
import { accountSignIn, type AccountRecord, userAccount } from "./table.ts";

type Status = AccountRecord["status"];

/** Most are used; a customer who was never usable has nobody in yet. */
function statusOf(r: Random, c: DemoCustomer, isSub: boolean): Status {
  if (c.status === "UNUSABLE") return "FORBIDDEN";
  if (c.status !== "USABLE") return "INACTIVATED";
  if (r.chance(0.88)) return "ACTIVATED";
  if (r.chance(0.4)) return "LOCKED";
  if (r.chance(0.4)) return "INACTIVATED";
  return isSub && r.chance(0.6) ? (r.chance(0.5) ? "CANCELLED" : "PRE_CANCEL") : "FORBIDDEN";
}

/** When the last of the demo's customers had joined. */
export const JOINED = new Date(Date.UTC(2025, 9, 30));

/** The accounts of the demo's customers, those that its orders name, as of `until`, where there are none. */
export async function seedAccounts(db: Db, until = JOINED): Promise<void> {
  if ((await db.$count(userAccount)) > 0) return;
  const held = await db.select({ id: customers.id, code: customers.customerCode }).from(customers);
  const ids = new Map(held.map(({ id, code }) => [code, id]));
  const passwordHash = await demoPasswordHash();
  const rows = demoCustomers().flatMap((c) => {
    const customerId = ids.get(c.customerCode);
    if (customerId === undefined) return [];
    const r = random("accounts", c.customerCode);
    const { at } = joinedAt(c);
    const mainId = idAt(r, at + HOUR_MS);
    return accountsOf(c).map((a, n) => {
      const id = n === 0 ? mainId : idAt(r, at + (n + 1) * HOUR_MS);
      return demoAccount({
        id,
        site: c.site,
        userCode: a.userCode,
        customerId,
        mainId: n === 0 ? null : mainId,
        accountType: c.customerType,
        status: statusOf(r, c, n > 0),
        r,
        domain: `${c.orderPrefix.toLowerCase()}.example`,
        madeBy: c.customerType === "PERSONAL" ? null : c.salesPerson,
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
  await load(db, accountSignIn, rows.flatMap(signInsOf));
}
