import { SITE_CODES } from "@linehaul/schema/sites";
import { isShownUserCode, USER_CODE } from "@linehaul/schema/accounts/user-code-pattern";
import { expect, test } from "vitest";
import { demoCustomers } from "./customers.ts";
import { accountsOf, demoMainAccount, demoUserAccounts, placedBy } from "./user-accounts.ts";
import { random } from "./prng.ts";

const all = demoUserAccounts();
const mains = new Map(all.filter((a) => a.userCode === a.mainUserCode).map((a) => [a.userCode, a]));

test("PERM-08 each customer has a main account, some with subs, and a main account is one level", () => {
  expect(new Set(all.map((a) => a.userCode)).size).toBe(all.length);
  expect(new Set([...mains.values()].map((a) => a.customerCode)).size).toBe(demoCustomers().length);
  const subs = all.filter((a) => a.userCode !== a.mainUserCode);
  expect(subs.length).toBeGreaterThan(300);
  for (const sub of subs)
    expect(mains.get(sub.mainUserCode)).toMatchObject({ customerCode: sub.customerCode, site: sub.site });
  for (const { userCode } of all) {
    expect(userCode).toMatch(USER_CODE);
    expect(isShownUserCode(userCode)).toBe(true);
  }
});

test("PERM-08 the account that the demo's user is kept to has subs, and each of them places orders", () => {
  for (const site of SITE_CODES) {
    const main = mains.get(demoMainAccount(site))!;
    const customer = demoCustomers().find((c) => c.customerCode === main.customerCode)!;
    const codes = accountsOf(customer).map((a) => a.userCode);
    expect([customer.site, codes.length]).toEqual([site, 5]);
    const placed = Array.from({ length: 100 }, (_, n) => placedBy(random("test", n), customer).userCode);
    expect(new Set(placed)).toEqual(new Set(codes));
  }
});
