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

/** Forgets what closed tabs kept. */
export function forgetOthers(open: ReadonlySet<string>): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && !open.has(key.slice(PREFIX.length))) sessionStorage.removeItem(key);
  }
}
