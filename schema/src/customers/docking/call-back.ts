import { isAddress, isPublicAddress } from "../../public-address.ts";

/** Ends of names that no public name server knows. */
const INSIDE = ["localhost", "local", "internal", "intranet", "lan", "home", "corp", "private", "home.arpa"];

/**
 * What is wrong with an address that we shall call back (CUS-21), as a rule's key; null: nothing, as far as its text says. Where a name leads
 * is looked at before each call.
 */
export function callBackProblem(text: string): string | null {
  const url = URL.parse(text);
  if (url === null) return "docking.url";
  if (url.protocol !== "https:") return "docking.https";
  if (url.username !== "" || url.password !== "") return "docking.credentials";
  const host = url.hostname.replace(/\.$/, "");
  if (isAddress(host)) return isPublicAddress(host) ? null : "docking.private";
  const isInside = INSIDE.some((end) => host === end || host.endsWith(`.${end}`));
  return isInside || !host.includes(".") ? "docking.private" : null;
}
