import type { MenuButton } from "../modules.ts";
import type { Service } from "../route.ts";

/** A kind of thing that waits for somebody: where it is kept, and for the holders of which button it waits. */
interface Waits {
  readonly service: Service;
  readonly may: MenuButton;
}

/** What can wait for staff, in the order in which it is shown. */
export const WAITING = {
  REVIEW: { service: "order", may: "ORDER_REVIEW.VIEW" },
  PUSH_FAILED: { service: "order", may: "ORDER_PUSH_EXTERNAL.VIEW" },
  COMMAND_FAILED: { service: "order", may: "INTERCEPT_RELEASE.VIEW" },
  CUSTOMER_REVIEW: { service: "customer", may: "CUSTOMER_REVIEW.VIEW" },
  BDUS_FAILED: { service: "customer", may: "INTL_CUSTOMER_LIST.VIEW" },
  CLIENT_EXCEEDS: { service: "admin", may: "AUTH_CLIENT.VIEW" },
} as const satisfies Readonly<Record<string, Waits>>;
export type WaitingKind = keyof typeof WAITING;
export const WAITING_KINDS = [
  "REVIEW",
  "PUSH_FAILED",
  "COMMAND_FAILED",
  "CUSTOMER_REVIEW",
  "BDUS_FAILED",
  "CLIENT_EXCEEDS",
] as const satisfies readonly WaitingKind[];

/** Further than that nobody counts: a page that long is not worked off. */
export const MOST_WAITING = 1_000;
/** So many of a kind are named: those that wait longest. */
export const WAITING_NAMED = 3;
