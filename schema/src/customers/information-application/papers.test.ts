import { assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { CUSTOMER_TYPES } from "../customer.ts";
import { APPLICATION_KINDS } from "./lifecycle.ts";
import { PAPERS, papersFor } from "./papers.ts";

test("CUS-19 whatever is applied for, by whom and where, some papers are needed, each is asked for once, and others may come along", () => {
  const kinds = constantFrom(...APPLICATION_KINDS);
  const types = constantFrom(...CUSTOMER_TYPES);
  const countries = constantFrom("MY", "ID", "VN", "SG", "CN");
  assert(
    property(kinds, types, countries, (kind, customerType, countryCode) => {
      const wanted = papersFor({ kind, customerType, countryCode });
      const codes = wanted.map(({ paper }) => paper);
      expect(new Set(codes).size).toBe(codes.length);
      // In the order of the list, whichever rules hold.
      expect(codes).toEqual(PAPERS.filter((paper) => codes.includes(paper)));
      expect(wanted.some(({ isRequired }) => isRequired)).toBe(true);
      expect(wanted.at(-1)).toEqual({ paper: "OTHER", isRequired: false });
      expect(codes.includes("BUSINESS_LICENCE")).toBe(customerType === "ENTERPRISE");
    }),
  );
});

const required = (countryCode: string, customerType: (typeof CUSTOMER_TYPES)[number]) =>
  papersFor({ kind: "COD", customerType, countryCode }).flatMap(({ paper, isRequired }) => (isRequired ? [paper] : []));
test("CUS-19 a country asks for papers of its own, of companies and of persons", () => {
  expect(required("ID", "ENTERPRISE")).toEqual([
    "APPLICATION_FORM",
    "BUSINESS_LICENCE",
    "REPRESENTATIVE_ID",
    "TAX_CERTIFICATE",
    "BANK_STATEMENT",
  ]);
  expect(required("VN", "ENTERPRISE")).not.toContain("TAX_CERTIFICATE");
  expect(required("MY", "ENTERPRISE")).toEqual(["APPLICATION_FORM", "BUSINESS_LICENCE", "BANK_STATEMENT"]);
  expect(required("ID", "PERSONAL")).toEqual(["APPLICATION_FORM", "IDENTITY_CARD", "BANK_STATEMENT"]);
});
