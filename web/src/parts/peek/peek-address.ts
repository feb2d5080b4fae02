/** The row that an address says is peeked at in a tab: `#peek=<id>&of=<tab>`; null: none. */
export function peekIn(hash: string, tabId: string): string | null {
  const told = new URLSearchParams(hash.slice(1));
  return told.get("of") === tabId ? told.get("peek") : null;
}
