import fc from "fast-check";
import { expect, test } from "vitest";
import { followLink, type ListedHost } from "./follow-link.ts";

const help: ListedHost = { host: "help.example.com", status: "ENABLED" };
const old: ListedHost = { host: "old.example.com", status: "DISABLED" };
const rows = [help, old];

test("SYS-08 a link to a host of the list is followed, as browsers read it, and names the row", () => {
  for (const link of ["https://help.example.com/a?b#c", "HTTPS://HELP.Example.com:443/a?b#c"])
    expect(followLink(link, rows)).toEqual({ href: "https://help.example.com/a?b#c", row: help, refusal: null });
});

test.each([
  ["help.example.com/a", "UNREADABLE"],
  ["//help.example.com/a", "UNREADABLE"],
  ["http://help.example.com/", "NOT_HTTPS"],
  ["javascript://help.example.com/%0aalert(1)", "NOT_HTTPS"],
  ["https://help.example.com@evil.example/", "USER_INFO"],
  ["https://help.example.com:8443/", "PORT"],
  ["https://0x7f.1/", "ADDRESS"],
  ["https://[::1]/", "ADDRESS"],
  ["https://localhost/", "NO_NAME"],
  ["https://help.example.com./", "NO_NAME"],
  ["https://www.help.example.com/", "NOT_LISTED"],
  ["https://example.com/", "NOT_LISTED"],
  ["https://evil.example\\@help.example.com/", "NOT_LISTED"],
  ["https://help.example.com.evil.example/", "NOT_LISTED"],
])("SYS-08 %s is not followed: %s", (link, refusal) => {
  expect(followLink(link, rows)).toEqual({ href: null, row: null, refusal });
});

test("SYS-08 a row out of use lets nothing pass, and is named", () => {
  expect(followLink("https://old.example.com/", rows)).toEqual({ href: null, row: old, refusal: "OUT_OF_USE" });
});

test("SYS-08 whatever link passes leads to exactly the host of a row in use, by https, at its own port", () => {
  const host = fc.constantFrom("help.example.com", "old.example.com", "HELP.example.com", "www.help.example.com");
  const noise = fc.constantFrom("", "@", ":", ":443", ":8443", "\\", "/", "#", "?", "\t", ".", "%2e", "me@", "me:pw@");
  const link = fc
    .tuple(fc.constantFrom("https://", "http://", "https:", "https:\\\\", "//", ""), noise, host, noise, host, noise)
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(link, fc.webUrl(), fc.string()), (written) => {
      const { href, row, refusal } = followLink(written, rows);
      expect(href === null).toBe(refusal !== null);
      if (href === null) return;
      const url = new URL(href);
      expect([url.protocol, url.host, url.username, url.password]).toEqual(["https:", "help.example.com", "", ""]);
      expect(row).toBe(help);
      // Read once more it is the same.
      expect(new URL(written).href).toBe(href);
    }),
    { numRuns: 10_000 },
  );
});
