import { demoCustomers } from "@linehaul/kit/demo/customers";
import { bareNumber } from "@linehaul/schema/customers/identity/numbers";
import { numberProblems } from "@linehaul/schema/customers/identity/kinds";
import { SITES } from "@linehaul/schema/sites";
import { expect, test } from "vitest";
import { demoIdentity } from "./demo-identity.ts";

test("CUS-20 demo customers show numbers that their countries take, and no two of a site the same", () => {
  const all = demoCustomers().map((c) => ({ ...demoIdentity(c), site: c.site, customerType: c.customerType }));
  const wrong = all.filter((one) => numberProblems({ ...one, countryCode: SITES[one.site].country }).length > 0);
  expect(wrong).toEqual([]);
  for (const of of ["certNo", "taxNo"] as const) {
    const numbers = all.flatMap((one) => (one[of] === null ? [] : [`${one.site} ${bareNumber(one[of])}`]));
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});
