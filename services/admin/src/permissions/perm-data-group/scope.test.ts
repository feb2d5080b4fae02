import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSIONS } from "@linehaul/schema/permissions/perm-data-group";
import { NO_ROWS } from "@linehaul/schema/scope";
import { unionOf } from "./scope.ts";

const parts = fc.array(fc.record({ dimension: fc.constantFrom(...DIMENSIONS), codes: fc.subarray(["A", "B", "C"]) }), {
  maxLength: 8,
});
type Parts = typeof parts extends fc.Arbitrary<infer T> ? T : never;
const named = (list: Parts, dimension: string) => {
  const own = list.filter((part) => part.dimension === dimension);
  return own.length === 0 ? null : [...new Set(own.flatMap((part) => part.codes))].sort();
};

test("PERM-02 no data group is no rows", () => {
  expect(unionOf([])).toEqual(NO_ROWS);
});

test("PERM-02 without a site there are no rows, whatever else is named", () => {
  expect(unionOf([{ dimension: "CUSTOMER", codes: ["1000000001"] }])).toEqual(NO_ROWS);
  expect(unionOf([{ dimension: "SITE", codes: [] }])).toEqual(NO_ROWS);
});

test("PERM-02 a rule that finds nothing restricts its dimension to nothing", () => {
  const scope = unionOf([
    { dimension: "SITE", codes: ["MY"] },
    { dimension: "CUSTOMER", codes: [] },
  ]);
  expect(scope).toEqual({ sites: ["MY"], countries: null, orgs: null, customers: [], accounts: null });
});

test("the order of the groups, and what two of them share, change nothing", () => {
  fc.assert(
    fc.property(parts, (list) => {
      expect(unionOf([...list, ...list].toReversed())).toEqual(unionOf(list));
    }),
  );
});

test("PERM-02 the union within a dimension; one that is not named does not restrict", () => {
  fc.assert(
    fc.property(parts, (list) => {
      const sites = named(list, "SITE") ?? [];
      const open = {
        sites,
        countries: named(list, "COUNTRY"),
        orgs: named(list, "ORG"),
        customers: named(list, "CUSTOMER"),
        accounts: named(list, "ACCOUNT"),
      };
      expect(unionOf(list)).toEqual(sites.length === 0 ? NO_ROWS : open);
    }),
  );
});
