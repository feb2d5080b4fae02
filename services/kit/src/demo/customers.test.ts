import { CustomerCode } from "@linehaul/schema/customers/code";
import { SITES } from "@linehaul/schema/sites";
import { expect, test } from "vitest";
import { countryOf } from "../countries.ts";
import { demoCustomers } from "./customers.ts";

const all = demoCustomers();

test("CUS-01 two thousand customers, companies and people, each with a code of ten digits of its own", () => {
  expect(all.length).toBe(2000);
  expect(new Set(all.map((c) => c.customerCode)).size).toBe(2000);
  for (const c of all) expect(CustomerCode.safeParse(c.customerCode).success).toBe(true);
  for (const type of ["ENTERPRISE", "PERSONAL"])
    expect(all.filter((c) => c.customerType === type).length).toBeGreaterThan(500);
});
test("no two companies share a name", () => {
  const names = all.filter((c) => c.customerType === "ENTERPRISE").map((c) => c.nameEn);
  expect(new Set(names).size).toBe(names.length);
});
test("a customer is called by its Chinese name where it has one", () => {
  for (const c of all) expect(c.name).toBe(c.nameZh ?? c.nameEn);
  expect(all.filter((c) => c.nameZh !== null).length).toBeGreaterThan(150);
});
test("a customer lives, and telephones, in the country of its site", () => {
  for (const c of all) {
    expect(c.place.countryCode).toBe(SITES[c.site].country);
    expect(c.phone.code).toBe(countryOf(c.place.countryCode).phoneCode);
    expect(c.phone.number).not.toContain("#");
    expect(c.email ?? "nobody@example.my").toMatch(/^[a-z.]+@[a-z.]+\.[a-z]+$/);
  }
});
test("CUS-02 those who pay by month, and only they, have credit and a card of ten digits", () => {
  for (const c of all) {
    const monthly = c.settlementType === "MONTHLY";
    expect([c.monthCard !== null, c.creditLimit !== null, c.creditPeriodDays !== null]).toEqual([
      monthly,
      monthly,
      monthly,
    ]);
    expect(c.monthCard ?? "7000000000").toMatch(/^\d{10}$/);
  }
});
