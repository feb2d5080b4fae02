import { config } from "../browser/config.ts";

/** What the sign-in touches of the browser; tests bring their own. */
export interface Place {
  readonly href: () => string;
  /** Leaves the console for another address. */
  readonly go: (address: string) => void;
  /** Changes the address shown without leaving. */
  readonly rewrite: (address: string) => void;
  /** This window's memory: the address to come back to, and how often it left. */
  readonly memory: Storage;
  /** The browser's memory: its device id. */
  readonly lasting: Storage;
  /** Whether the page came with a session's cookie. */
  readonly hasSession: boolean;
  readonly now: () => number;
  readonly fetch: typeof fetch;
}

export const browserPlace: Place = {
  href: () => location.href,
  go: (address) => location.assign(address),
  rewrite: (address) => history.replaceState(history.state, "", address),
  memory: sessionStorage,
  lasting: localStorage,
  hasSession: config.hasSession,
  now: () => Date.now(),
  fetch: (...args) => fetch(...args),
};

/** What the sign-on's way back carries: the ticket, and which sign-in it ends (SEC-11). */
export const WAY_BACK = ["ticket", "begun"] as const;

/** The gateway remembers that this browser begins to sign in, and leads to the sign-on (AUTH-01). */
export const SIGN_ON = "/apis-auth/login/begin";
const homeOf = (place: Place): string => `${new URL(place.href()).origin}/admin`;

/** Where the sign-on has sent the browser back to: the address that its ticket was made for. */
export function serviceOf(place: Place): string {
  const begun = new URL(place.href()).searchParams.get("begun");
  return begun === null ? homeOf(place) : `${homeOf(place)}?begun=${encodeURIComponent(begun)}`;
}
export const signOffAddress = (place: Place): string =>
  `${config.casLogoutUrl}?service=${encodeURIComponent(homeOf(place))}`;
