import type { Actor } from "./actor.ts";

/** The kinds of things that the console shows live. */
export const TOPICS = ["ORDERS", "PERMISSIONS", "SESSION"] as const;
export type Topic = (typeof TOPICS)[number];

/** Whom a change may concern: by site, and in what touches permissions by account and roles. */
export type Follower = Pick<Actor, "site" | "userId" | "viewedBy"> & {
  readonly roles: readonly { readonly roleId: string }[];
};

/** What changes, told as it happens. */
export interface Changes {
  /** Which of the topics change from now on, as far as it concerns somebody. Ends by itself after ten minutes. */
  follow(who: Follower, topics: readonly Topic[]): AsyncIterable<readonly Topic[]>;
}
