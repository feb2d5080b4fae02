import type { Db } from "@linehaul/kit/database-type";
import { type DemoCustomer, demoCustomers } from "@linehaul/kit/demo/customers";
import { demoUserAccounts } from "@linehaul/kit/demo/user-accounts";
import { load } from "@linehaul/kit/demo/load";
import { accountCopy } from "../customers/account/table.ts";
import { customerCopy, type CustomerCopy } from "../customers/customer/table.ts";

const copied = (c: DemoCustomer): CustomerCopy => ({
  customerCode: c.customerCode,
  id: null,
  site: c.site,
  name: c.name,
  countryCode: c.place.countryCode,
  orgCode: c.orgCode,
  customerType: c.customerType,
  status: c.status,
  monthCards: c.monthCard === null ? [] : [c.monthCard],
});

/** The accounts that they place orders with. What is filled already stays as it is. */
async function seedAccounts(db: Db): Promise<void> {
  const [found] = await db.select({ code: accountCopy.userCode }).from(accountCopy).limit(1);
  if (found === undefined)
    await load(
      db,
      accountCopy,
      demoUserAccounts().map((account) => ({ ...account, stampedMain: account.mainUserCode, isCancelled: false })),
    );
}

/** The customers of the customer service's demo data: the same people. What is filled already stays as it is. */
export async function seedCustomers(db: Db): Promise<void> {
  const [found] = await db.select({ code: customerCopy.customerCode }).from(customerCopy).limit(1);
  if (found === undefined) await load(db, customerCopy, demoCustomers().map(copied));
  await seedAccounts(db);
}
