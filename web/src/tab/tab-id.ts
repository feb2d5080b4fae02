/** What a tab was opened with: the address parameters of the page, all text. Pages with other parameters are other tabs. */
export type PageParams = Readonly<Record<string, string>>;

export const HOME = "HOME";

/** The same for the same page and parameters, whatever their order. */
export function tabId(code: string, params: PageParams = {}): string {
  const pairs = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1));
  return pairs.length === 0
    ? code
    : `${code}?${pairs.map(([k, v]) => `${encodeURIComponent(k)}=${encodeURIComponent(v)}`).join("&")}`;
}
