import { isIPv6 } from "node:net";

const GROUPS = 8;
/** The half of an IPv6 address that a provider gives to one customer; of the rest he takes what he likes. */
const OF_NETWORK = 4;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [left = [], right = []] = canonical.split("::").map((part) => (part === "" ? [] : part.split(":")));
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => "0"), ...right];
}

/** `::ffff:10.0.0.1`, as a socket for both kinds writes IPv4; null for any other. */
function mappedIPv4(groups: readonly string[]): string | null {
  if (!/^(0,){5}ffff,/.test(groups.join())) return null;
  const bytes = groups.slice(-2).flatMap((group) => {
    const pair = Number.parseInt(group, 16);
    return [pair >> 8, pair & 0xff];
  });
  return bytes.join(".");
}

/**
 * Whose an address is, as far as can be told: what failures are counted by. Of IPv4 the address itself, of IPv6 its /64
 * (`2001:db8:0:1::/64`), of anything else its first 64 letters.
 */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address.slice(0, 64);
  const groups = groupsOf(bare);
  return mappedIPv4(groups) ?? `${groups.slice(0, OF_NETWORK).join(":")}::/64`;
}
