import type { Db } from "@linehaul/kit/database-type";
import { type DemoCustomer, demoCustomers } from "@linehaul/kit/demo/customers";
import { load } from "@linehaul/kit/demo/load";
import { seedLogins } from "./accounts/login-log/demo.ts";
import type { Storage } from "@linehaul/kit/storage/storage";
import { seedRealNames } from "./accounts/member/demo.ts";
import { seedMemberPictures } from "./accounts/member/demo-pictures.ts";
import { seedAccounts } from "./accounts/user-account/demo.ts";
import { seedPersons } from "./accounts/user-account/demo-persons.ts";
import { demoContacts } from "./customers/contact/demo.ts";
import { customerContact } from "./customers/contact/table.ts";
import { joinedAt, stored } from "./customers/customer/demo.ts";
import { seedCods } from "./customers/customer-cod/demo.ts";
import { customers } from "./customers/customer/table.ts";
import { seedReleases } from "./customers/intl-customer/demo.ts";
import { seedNonCore } from "./customers/non-core-customer/demo.ts";
import { seedContracts } from "./customers/contract-signing/demo.ts";
import { seedContractFiles } from "./customers/contract-signing/demo-files.ts";
import { seedApplicationPapers } from "./customers/information-application/demo-papers.ts";
import { seedApplications } from "./customers/information-application/demo.ts";
import { demoCards } from "./customers/month-card/demo.ts";
import { monthCard } from "./customers/month-card/table.ts";
import { seedReviews } from "./customers/customer-review/demo.ts";
import { RULES_SINCE, seedContractRules } from "./sites/contract-rules/demo.ts";

/** What belongs to those whom the database has, where it has none of it: older demo data had less. */
async function seedParts(db: Db): Promise<void> {
  const held = await db.select({ id: customers.id, code: customers.customerCode }).from(customers);
  const ids = new Map(held.map(({ id, code }) => [code, id]));
  const partsOf = <Row>(make: (c: DemoCustomer, id: string, joined: number) => readonly Row[]): Row[] =>
    demoCustomers().flatMap((c) => {
      const id = ids.get(c.customerCode);
      return id === undefined ? [] : make(c, id, joinedAt(c).at);
    });
  if ((await db.$count(monthCard)) === 0) await load(db, monthCard, partsOf(demoCards));
  if ((await db.$count(customerContact)) === 0) await load(db, customerContact, partsOf(demoContacts));
}

/**
 * Fills an empty database with the two thousand customers of whom the demo orders speak, what belongs to them and, up to `until`, thirty
 * days of sign-ins and what BDUS was told; a filled one stays as it is.
 */
export async function seedCustomer(db: Db, until?: Date): Promise<void> {
  const [found] = await db.select({ id: customers.id }).from(customers).limit(1);
  if (found === undefined) {
    await load(db, customers, demoCustomers().map(stored));
    if (until) await seedLogins(db, until);
  }
  await seedParts(db);
  if (until) await seedReleases(db, until);
  await seedReviews(db, until);
  await seedApplications(db, until);
  await seedContractRules(db, RULES_SINCE);
  await seedContracts(db, until);
  await seedCods(db, RULES_SINCE);
  await seedNonCore(db, RULES_SINCE);
  await seedAccounts(db, until);
  await seedPersons(db, until);
  await seedRealNames(db, until);
  // A plan made before the rows came would take the wrong index.
  if (found === undefined) await db.execute("analyze");
}

/** The same, and files that open. */
export async function seedCustomerAndFiles(db: Db, until: Date, storage: Storage): Promise<void> {
  await seedCustomer(db, until);
  await seedMemberPictures(db, storage);
  await seedContractFiles(db, storage);
  await seedApplicationPapers(db, storage);
}
