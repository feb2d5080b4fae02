import { storeText } from "../browser/store-text.ts";

const PREFIX = "linehaul.kept.";

/** Keeps what a tab's page was set to (filters, sort, place), so that a reload brings it back (SHELL-12). */
export const keep = (tabId: string, value: unknown): void =>
  storeText(sessionStorage, PREFIX + tabId, JSON.stringify(value));

/** What the tab kept; null when it kept nothing, or nothing legible. */
export function kept(tabId: string): unknown {
  const text = sessionStorage.getItem(PREFIX + tabId);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The tabs that kept something. */
export const keepers = (): ReadonlySet<string> =>
  new Set(
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length)),
  );

/** Forgets what tabs kept that were there before and are not open now: one that is about to open may have kept something already. */
export function forgetClosed(before: ReadonlySet<string>, open: ReadonlySet<string>): void {
  for (const id of before) if (!open.has(id)) sessionStorage.removeItem(PREFIX + id);
}
