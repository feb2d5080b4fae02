import { WAITING_KINDS, type WaitingKind } from "@linehaul/schema/accounts/waiting";
import type { PageTarget } from "../../../parts/link/follow.ts";

const HANDLED_ON: Readonly<Record<WaitingKind, PageTarget>> = {
  REVIEW: { code: "ORDER_REVIEW" },
  PUSH_FAILED: { code: "ORDER_PUSH_EXTERNAL", params: { state: "FAILED" } },
  COMMAND_FAILED: { code: "INTERCEPT_RELEASE", params: { state: "FAILED" } },
  CUSTOMER_REVIEW: { code: "CUSTOMER_REVIEW" },
  BDUS_FAILED: { code: "INTL_CUSTOMER_LIST", params: { pushState: "FAILED" } },
  CLIENT_EXCEEDS: { code: "AUTH_CLIENT" },
};

/** The page that handles what waits, at that list's own filter; none for a kind that is newer than this console. */
export function handledOn(kind: string): PageTarget | undefined {
  const known = WAITING_KINDS.find((one) => one === kind);
  return known && HANDLED_ON[known];
}
