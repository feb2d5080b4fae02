import fc from "fast-check";
import { expect, test } from "vitest";
import { hostOf, webHost } from "./web-host.ts";

test.each([
  ["help.example.com", "help.example.com"],
  [" https://Help.Example.COM/ ", "help.example.com"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["ｈｅｌｐ．example.com", "help.example.com"],
  ["快递。中国", "xn--66tv58h.xn--fiqs8s"],
])("SYS-08 a host is kept as browsers have it: %j is %s", (text, host) => {
  expect(hostOf(text)).toEqual({ host });
  expect(webHost().parse(text)).toBe(host);
  // What is kept stays what it is.
  expect(hostOf(host)).toEqual({ host });
});

test.each([
  ["https://10.0.0.1", "host.address"],
  ["127.1", "host.address"],
  ["0x7f.0.0.1", "host.address"],
  ["2130706433", "host.address"],
  ["017700000001", "host.address"],
  ["１２７.0.0.1", "host.address"],
  ["[::1]", "host.address"],
  ["::ffff:127.0.0.1", "host.address"],
  ["http://help.example.com", "host.https"],
  ["ftp://help.example.com", "host.https"],
  ["help.example.com:8443", "host.alone"],
  ["https://help.example.com:443", "host.alone"],
  ["me@help.example.com", "host.alone"],
  ["help.example.com/path", "host.alone"],
  ["help.example.com?a", "host.alone"],
  ["help.example.com\\@evil.example", "host.alone"],
  ["help.exa\tmple.com", "host.alone"],
  ["localhost", "host.labels"],
  ["*.example.com", "host.name"],
  ["example.com.", "host.name"],
  ["-a.example.com", "host.name"],
  ["a_b.example.com", "host.name"],
  ["1.2.3.4.5", "host.name"],
  [`${"a".repeat(64)}.example.com`, "host.name"],
  ["a..example.com", "host.name"],
])("SYS-08 what is no host that a list may have is refused: %j by %s", (text, problem) => {
  expect(hostOf(text)).toEqual({ problem });
  expect(
    webHost()
      .safeParse(text)
      .error?.issues.map(({ message }) => message),
  ).toEqual([problem]);
});

test("SYS-08 whatever is written, what is kept is the host of an address of it, and of no IP address", () => {
  const name = fc.domain().chain((domain) => fc.constantFrom(domain, domain.toUpperCase(), `https://${domain}/`));
  const text = fc.oneof(name, fc.webUrl(), fc.ipV4Extended(), fc.ipV6(), fc.string({ unit: "grapheme" }));
  fc.assert(
    fc.property(text, (written) => {
      const found = hostOf(written);
      if ("problem" in found) return;
      const url = new URL(`https://${found.host}`);
      expect([url.hostname, url.port, url.username]).toEqual([found.host, "", ""]);
      expect(found.host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
      expect(found.host).not.toMatch(/(^|\.)\d+$/);
    }),
    { numRuns: 5000 },
  );
  fc.assert(
    fc.property(fc.oneof(fc.ipV4Extended(), fc.ipV6()), (address) => {
      expect("problem" in hostOf(address)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
