import { z } from "zod";

/** A DNS name: labels of letters, digits and inner dashes, two or more. */
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const NAME = new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`);
const MOST_OF_NAME = 253;
/** An address as WHATWG writes it, however it was spelt: `127.1`, `0x7f000001` and full-width digits have become four numbers. */
const ADDRESS = /^\d+(\.\d+){3}$|^\[/;

export const HOST_PROBLEMS = ["host.https", "host.alone", "host.address", "host.labels", "host.name"] as const;
export type HostProblem = (typeof HOST_PROBLEMS)[number];

/** Is it the host of an IP address? Of hosts as `URL` has them. */
export const isAddress = (hostname: string): boolean => ADDRESS.test(hostname);
/** Is it a name that the DNS can have, of at least two labels? Of hosts as `URL` has them. */
export const isName = (hostname: string): boolean =>
  hostname.length <= MOST_OF_NAME && NAME.test(hostname) && !isAddress(hostname);

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/**
 * The host that somebody wrote, alone or as an `https://` address without more, as browsers have it: small letters, international names in
 * punycode. Otherwise what is wrong with it: another scheme, more than a host, an IP address, one label, or no name at all.
 */
export function hostOf(text: string): { readonly host: string } | { readonly problem: HostProblem } {
  const written = text.trim();
  const scheme = SCHEME.exec(written)?.[0];
  if (scheme !== undefined && scheme.toLowerCase() !== "https://") return { problem: "host.https" };
  const bare = scheme === undefined ? written : written.slice(scheme.length).replace(/\/$/, "");
  // `URL` would take a backslash for a slash, and drop tabs and an empty port. Two colons are an address of IPv6, bare or in brackets.
  if (/[/\\?#@\s]/.test(bare)) return { problem: "host.alone" };
  const isSix = bare.startsWith("[") || (bare.match(/:/g)?.length ?? 0) > 1;
  if (isSix) return { problem: "host.address" };
  if (bare.includes(":")) return { problem: "host.alone" };
  const url = URL.parse(`https://${bare}`);
  if (url === null) return { problem: "host.name" };
  const host = url.hostname;
  if (isAddress(host)) return { problem: "host.address" };
  if (isName(host)) return { host };
  return { problem: /^[a-z0-9-]+$/.test(host) ? "host.labels" : "host.name" };
}

/** A host as a form takes it; what is kept is its canonical form. */
export const webHost = () =>
  z
    .string("required")
    .trim()
    .min(1, "required")
    .max(MOST_OF_NAME, "text.max")
    .check(({ value, issues }) => {
      const found = value === "" || value.length > MOST_OF_NAME ? null : hostOf(value);
      if (found !== null && "problem" in found) issues.push({ code: "custom", message: found.problem, input: value });
    })
    .overwrite((value) => {
      const found = hostOf(value);
      return "host" in found ? found.host : value;
    });
