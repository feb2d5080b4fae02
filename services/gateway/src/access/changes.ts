import type { Actor } from "./actor.ts";

/** The kinds of things that the console shows live. How far exports are is told apart: most who show them want their states alone. */
export const TOPICS = [
  "ACTS",
  "APPLICATIONS",
  "COMMANDS",
  "EXPORTS",
  "EXPORT_PROGRESS",
  "IMPORTS",
  "ORDERS",
  "PERMISSIONS",
  "PUSHES",
  "RELEASES",
  "CUSTOMER_ACTS",
  "CUSTOMER_REVIEWS",
  "REVIEWS",
  "SESSION",
  "TASKS",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Whom a change may concern: by site, and in what touches permissions by account and roles. `sessionId` is a client's own id. */
export type Follower = Pick<Actor, "sessionId" | "endsAt" | "site" | "userId" | "viewedBy"> & {
  readonly roles: readonly { readonly roleId: string }[];
  readonly isClient: boolean;
};

/** What changes, told as it happens. */
export interface Changes {
  /**
   * Which of the topics changed in the last `missedMs` or change from now on, as far as it concerns somebody; all of them where it is not
   * known that far back. Ends with the session or the token behind it, and by itself after ten minutes. 09020301 where the session has
   * five such streams already, a client one (SEC-15).
   */
  follow(who: Follower, topics: readonly Topic[], missedMs?: number): Promise<AsyncIterable<readonly Topic[]>>;
}
