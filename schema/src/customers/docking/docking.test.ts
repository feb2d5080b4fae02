import { array, assert, constantFrom, ipV4, ipV6, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { isPublicAddress } from "../../public-address.ts";
import { callBackProblem } from "./call-back.ts";
import { entriesOf, MOST_WHITE_LIST, WhiteList, wrongEntry } from "./white-list.ts";

test.each([
  ["https://hooks.shop.example/orders", null],
  ["https://hooks.shop.example:8443/orders?key=1", null],
  ["https://203.0.114.9/", null],
  ["https://[2606:4700::1111]/", null],
  ["http://hooks.shop.example/", "docking.https"],
  ["ftp://hooks.shop.example/", "docking.https"],
  ["hooks.shop.example", "docking.url"],
  ["https://me:pw@hooks.shop.example/", "docking.credentials"],
  ["https://localhost/", "docking.private"],
  ["https://LOCALHOST./", "docking.private"],
  ["https://intranet/", "docking.private"],
  ["https://db.internal/", "docking.private"],
  ["https://printer.local/", "docking.private"],
  ["https://127.0.0.1/", "docking.private"],
  ["https://127.1/", "docking.private"],
  ["https://0x7f000001/", "docking.private"],
  ["https://2130706433/", "docking.private"],
  ["https://0177.0.0.1/", "docking.private"],
  ["https://10.1.2.3/", "docking.private"],
  ["https://169.254.169.254/latest", "docking.private"],
  ["https://100.64.0.1/", "docking.private"],
  ["https://[::1]/", "docking.private"],
  ["https://[::ffff:10.0.0.1]/", "docking.private"],
  ["https://[fd00::1]/", "docking.private"],
  ["https://[fe80::1]/", "docking.private"],
  ["https://[64:ff9b::a00:1]/", "docking.private"],
  ["https://0.0.0.0/", "docking.private"],
])("CUS-21 a call-back to %s: %s", (url, problem) => {
  expect(callBackProblem(url)).toBe(problem);
});

test("CUS-21 an IPv4 address is as public within IPv6 as by itself, and none of a private range is", () => {
  assert(
    property(ipV4(), (ip) => {
      expect(isPublicAddress(`::ffff:${ip}`)).toBe(isPublicAddress(ip));
    }),
  );
  assert(
    property(constantFrom("10", "127", "0"), ipV4(), (first, ip) => {
      expect(isPublicAddress(ip.replace(/^\d+/, first))).toBe(false);
    }),
  );
  for (const text of ["", "shop.example", "1.2.3.4.5", "[", "::g"]) expect(isPublicAddress(text)).toBe(false);
});

test("CUS-07 whatever separates them, addresses and ranges of both kinds are taken, each once", () => {
  const entry = oneof(
    ipV4(),
    ipV6(),
    ipV4().map((ip) => `${ip}/24`),
    ipV6().map((ip) => `${ip}/64`),
  );
  assert(
    property(array(entry, { minLength: 1, maxLength: 8 }), constantFrom(", ", " ", "\n", ";"), (all, by) => {
      const kept = WhiteList.parse(all.join(by));
      expect(entriesOf(kept)).toEqual([...new Set(all)]);
      expect(WhiteList.parse(kept)).toBe(kept);
    }),
  );
});
test("CUS-07 what is no address is named, and 501 characters are too many", () => {
  for (const wrong of ["10.0.0", "10.0.0.0/33", "::1/129", "shop.example", "1.2.3.4/"])
    expect(wrongEntry(`10.0.0.1, ${wrong}`)).toBe(wrong);
  assert(
    property(string({ maxLength: 30 }), (text) => {
      expect(() => WhiteList.safeParse(text)).not.toThrow();
    }),
  );
  const most = Array.from({ length: 50 }, () => "10.0.0.11")
    .join(" ")
    .padEnd(MOST_WHITE_LIST, ",");
  expect(WhiteList.safeParse(most).success).toBe(true);
  expect(WhiteList.safeParse(`${most},`).success).toBe(false);
});
