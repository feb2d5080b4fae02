import { expect, test } from "vitest";
import { localOrigins, SiteOrigins } from "./site-origins.ts";

test("SHELL-20 every site has its origin", () => {
  expect([...SiteOrigins.parse(localOrigins(4300))]).toEqual([
    ["MY", "http://my.localhost:4300"],
    ["ID", "http://id.localhost:4300"],
    ["VN", "http://vn.localhost:4300"],
  ]);
});

test.each([
  "",
  "MY=http://my.localhost",
  "MY=http://a/admin,ID=http://b,VN=http://c",
  "MY=ftp://a,ID=http://b,VN=http://c",
  "XX=http://a,ID=http://b,VN=http://c",
])("SHELL-20 refuses %j", (text) => {
  expect(SiteOrigins.safeParse(text).success).toBe(false);
});
