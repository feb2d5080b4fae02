import { expect, test } from "vitest";
import { NO_ROWS, type RowScope } from "@linehaul/schema/scope";
import { isWithin } from "./within.ts";

const all: RowScope = { sites: ["MY"], countries: null, orgs: null, customers: null };
const some = { ...all, countries: ["MY", "SG"], orgs: ["MYOPS"] };
const fewer = { ...some, countries: ["SG"], customers: ["1000000001"] };
const REQUIRED = { rules: { ORDER: { customer: "REQUIRED" }, CUSTOMER: { customer: "REQUIRED" } } } as const;
const OFF = { rules: { ORDER: { country: "OFF" } } } as const;

test.each<[what: string, inner: RowScope, outer: RowScope, is: boolean]>([
  ["the same rows", some, some, true],
  ["some rows in all of them", some, all, true],
  ["all of them in some", all, some, false],
  ["fewer in each dimension", fewer, some, true],
  ["more in one dimension", some, fewer, false],
  ["another code", { ...some, countries: ["TH"] }, some, false],
  ["no rows in some", NO_ROWS, some, true],
  ["some in no rows", some, NO_ROWS, false],
  ["rows of another site, of which none are shown here", { ...all, sites: ["VN"] }, NO_ROWS, true],
  ["one account in all of them", { ...all, accounts: ["M"] }, all, true],
  ["all accounts in one", all, { ...all, accounts: ["M"] }, false],
  ["a rule that finds nothing, whatever else it opens", { ...all, customers: [] }, some, true],
  ["what no group limits, where one has to", { ...all, ...REQUIRED }, { ...some, ...REQUIRED }, true],
  ["limited rows in none, where a group has to limit", { ...fewer, ...REQUIRED }, { ...some, ...REQUIRED }, false],
  ["what does not limit one record and limits another", { ...all, ...OFF }, { ...some, ...OFF, orgs: null }, false],
])("SEC-04 rows within rows: %s", (_what, inner, outer, is) => {
  expect(isWithin(inner, outer, "MY")).toBe(is);
});
