import { SIGN_ON, WAY_BACK, type Place } from "./place.ts";

const RETURN = "linehaul.return";
const LEFT = "linehaul.left";
/** This many times within this long is a loop: blocked cookies, or a sign-on that does not know this site. */
const MOST = 3;
const WITHIN_MS = 30_000;

function times(place: Place): number[] {
  const known = (place.memory.getItem(LEFT) ?? "").split(",").map(Number);
  return known.filter((at) => at > 0 && place.now() - at < WITHIN_MS);
}

/** The address without the ticket: a ticket serves once. */
function withoutTicket(href: string): string {
  const url = new URL(href);
  for (const name of WAY_BACK) url.searchParams.delete(name);
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Goes to the sign-on (AUTH-01, AUTH-05), keeping address and fragment for the way back (SHELL-15). False, and stays, when
 * it has just gone there several times over.
 */
export function leave(place: Place): boolean {
  const left = times(place);
  if (left.length >= MOST) return false;
  place.memory.setItem(LEFT, [...left, place.now()].join(","));
  // A second failure on the way keeps the address of the first.
  if (!place.memory.getItem(RETURN)) place.memory.setItem(RETURN, withoutTicket(place.href()));
  place.go(SIGN_ON);
  return true;
}

/** An address of this console; what else stands in its place is not gone to. */
const isOwn = (address: string, place: Place): boolean =>
  URL.canParse(address, place.href()) && new URL(address, place.href()).origin === new URL(place.href()).origin;

/** Shows the address again that was left, or just drops the ticket. */
export function comeBack(place: Place): void {
  const kept = place.memory.getItem(RETURN);
  place.memory.removeItem(RETURN);
  place.rewrite(withoutTicket(kept !== null && isOwn(kept, place) ? new URL(kept, place.href()).href : place.href()));
}

/** The console is in use: earlier leaves count no more. */
export const settle = (place: Place): void => {
  place.memory.removeItem(LEFT);
  place.memory.removeItem(RETURN);
};
