import { readPageInfo } from "@linehaul/schema/page-address";
import type { Ask } from "../http/ask.ts";
import { sessionToken } from "../http/session-cookie.ts";

/** What comes with the console's page. */
export interface Wish {
  /** The module that the address names, as far as the gateway is told (a fragment it is not). */
  readonly code: string | null;
}

/**
 * Null where the console will leave for the sign-on at once. Who comes back from there has no session yet, and the page that he
 * wanted is known to his browser: the console's code may come all the same.
 */
export function wishOf(ask: Ask): Wish | null {
  const search = ask.search();
  if (search.has("ticket")) return { code: null };
  if (sessionToken(ask.req, ask.origin) === undefined) return null;
  const pageInfo = search.get("pageInfo");
  return { code: pageInfo === null ? search.get("moduleCode") : (readPageInfo(pageInfo)?.code ?? null) };
}
