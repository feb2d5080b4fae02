import { openFormToken, type FormToken } from "./form-token.ts";
import type { SignedOut, TellingTimes } from "./signed-out.ts";
import { openThrottle, type Throttle } from "./throttle.ts";
import { openTickets, type Tickets } from "./tickets.ts";
import type { Users } from "./users.ts";

export interface SignonOptions {
  /** What browsers open, e.g. `http://sso.localhost:4304/cas`. */
  readonly casUrl: URL;
  /** Site code → origin. Tickets go to these alone. */
  readonly sites: ReadonlyMap<string, string>;
  readonly users: Users;
  readonly now: () => number;
  /** What telling services of a sign-out may take; for tests. */
  readonly telling?: TellingTimes;
}

/** What the routes share. */
export interface Signon extends SignonOptions {
  readonly origins: ReadonlySet<string>;
  readonly tickets: Tickets;
  readonly throttle: Throttle;
  readonly formToken: FormToken;
  readonly told: SignedOut;
}

const FAILED_TRIES = { failures: 5, windowMs: 60_000 };

export const openSignon = (options: SignonOptions, told: SignedOut): Signon => ({
  ...options,
  told,
  origins: new Set(options.sites.values()),
  tickets: openTickets(options.now),
  throttle: openThrottle(FAILED_TRIES, options.now),
  formToken: openFormToken(),
});
