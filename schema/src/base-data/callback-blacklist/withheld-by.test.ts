import fc from "fast-check";
import { expect, test } from "vitest";
import { hostCalled, withheldBy, type Withholding } from "./withheld-by.ts";

const customer: Withholding = { customerCode: "6010000001", host: null };
const wide: Withholding = { customerCode: null, host: "shop.example" };
const close: Withholding = { customerCode: null, host: "hooks.shop.example" };
const rows = [wide, customer, close];
const by = (address: string | null, customerCode: string | null = null) => withheldBy({ customerCode, address }, rows);

test.each([
  ["https://shop.example/orders", wide],
  ["http://SHOP.example:8080", wide],
  ["https://api.shop.example./x", wide],
  ["https://hooks.shop.example/", close],
  ["https://v2.hooks.shop.example/", close],
  ["https://me:pw@api.shop.example/", wide],
  ["https://other.example\\@shop.example/", null],
  ["api.shop.example", wide],
  ["https://myshop.example/", null],
  ["https://shop.example.org/", null],
  ["https://example/", null],
  ["ftp://shop.example/", null],
  ["https://10.0.0.1/", null],
  ["https://", null],
])("SYS-08 a call-back to %j is withheld by the closest host above it, if any", (address, row) => {
  expect(by(address)).toBe(row);
});

test("SYS-08 a customer's row goes before a host's, and withholds whatever the address is", () => {
  for (const address of ["https://hooks.shop.example/", "https://free.example/", "no address", null])
    expect(by(address, "6010000001")).toBe(customer);
  expect(by("https://hooks.shop.example/", "6010000002")).toBe(close);
  expect(by("https://free.example/", "6010000002")).toBeNull();
  expect(by(null)).toBeNull();
});

test("SYS-08 whatever the rows are, a host is withheld when it is one of theirs or ends in a dot and one of theirs", () => {
  const label = fc.constantFrom("a", "b", "ab", "shop");
  const host = fc.array(label, { minLength: 2, maxLength: 5 }).map((labels) => labels.join("."));
  fc.assert(
    fc.property(fc.array(host, { maxLength: 8 }), host, fc.constantFrom("", "."), (hosts, called, dot) => {
      const listed = hosts.map((one): Withholding => ({ customerCode: null, host: one }));
      const found = withheldBy({ customerCode: null, address: `https://${called}${dot}/x` }, listed);
      const fitting = hosts.filter((one) => called === one || called.endsWith(`.${one}`));
      const closest = fitting.toSorted((one, other) => other.length - one.length)[0];
      expect(found?.host).toBe(closest);
    }),
    { numRuns: 5000 },
  );
});

test("SYS-08 no text is too odd to be judged", () => {
  expect(["..", ".", "a..b", "https://../x", "a.b."].map(hostCalled)).toEqual([null, null, null, null, "a.b"]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      expect(hostCalled(text) ?? "").not.toMatch(/\.$/);
      expect([null, ...rows]).toContain(by(text));
    }),
    { numRuns: 2000 },
  );
});
