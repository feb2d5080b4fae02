import ipaddr from "ipaddr.js";

/** Is it an IP address that everybody may be called at? Written in whatever way; one of a machine, a network or a use of its own is none. */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === "unicast";
}
export const isAddress = (text: string): boolean => ipaddr.isValid(text.replace(/^\[|\]$/g, ""));
