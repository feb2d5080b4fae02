import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["10.0.0.1", "10.0.0.1"],
  ["::ffff:10.0.0.1", "10.0.0.1"],
  ["::ffff:a00:1", "10.0.0.1"],
  ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
  ["2001:0DB8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"],
  ["2001:db8:0:2::1", "2001:db8:0:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["unknown", "unknown"],
  ["x".repeat(5_000), "x".repeat(64)],
])("SEC-13 %s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
