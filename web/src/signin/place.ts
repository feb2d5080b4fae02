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

/** Where the sign-on sends the browser back to; the gateway takes configured origins only. */
export const serviceOf = (place: Place): string => `${new URL(place.href()).origin}/admin`;
export const signOnAddress = (place: Place): string =>
  `${config.casLoginUrl}?service=${encodeURIComponent(serviceOf(place))}`;
export const signOffAddress = (place: Place): string =>
  `${config.casLogoutUrl}?service=${encodeURIComponent(serviceOf(place))}`;
