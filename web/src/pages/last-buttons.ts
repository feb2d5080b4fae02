import { storeText } from "../browser/store-text.ts";

const KEY = "linehaul.buttons";

/** Keeps what the user of this window may do, for the questions of the next start. */
export const keepButtons = (buttons: readonly string[]): void =>
  storeText(sessionStorage, KEY, JSON.stringify(buttons));

/**
 * What this window's user could do when last heard of; nothing in a new window. It decides nothing but what is worth asking before the
 * viewer is known: the page asks by what is true then, and an answer that it does not ask for is never read.
 */
export function lastButtons(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((button) => typeof button === "string") : []);
  } catch {
    return new Set();
  }
}
