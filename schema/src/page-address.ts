/** A page named by an address of the console, with what it is to be opened with. */
export interface Wanted {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A `_` parts only where one of the two names follows: codes and values hold underscores of their own. */
const PARTS = /_(?=(?:moduleCode|queryParams)\|)/;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

function paramsFrom(text: string): Wanted["params"] {
  const pairs = text.split("/").map((pair) => ({ pair, end: pair.indexOf("-") }));
  return Object.fromEntries(
    pairs
      .filter(({ end }) => end > 0)
      .map(({ pair, end }) => [decode(pair.slice(0, end)), decode(pair.slice(end + 1))]),
  );
}

/** SHELL-14: `moduleCode|X_queryParams|key-value/key-value`. Null when no module is named. */
export function readPageInfo(pageInfo: string): Wanted | null {
  const parts = new Map(
    pageInfo.split(PARTS).map((part) => {
      const bar = part.indexOf("|");
      return [part.slice(0, bar), part.slice(bar + 1)] as const;
    }),
  );
  const code = parts.get("moduleCode");
  return code ? { code, params: paramsFrom(parts.get("queryParams") ?? "") } : null;
}

/** `-` ends a key, `/` a pair and `_` may end a part: none of them stays bare inside a key; none but `-` inside a value. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll("_", "%5F");
const encodeKey = (text: string): string => encode(text).replaceAll("-", "%2D");

/** The counterpart of `readPageInfo`. */
export function writePageInfo({ code, params }: Wanted): string {
  const pairs = Object.entries(params).map(([k, v]) => `${encodeKey(k)}-${encode(v)}`);
  return `moduleCode|${code}${pairs.length ? `_queryParams|${pairs.join("/")}` : ""}`;
}

/** An address of the console that opens a page, for links that may be opened in another window. */
export const pageAddress = (wanted: Wanted): string => `/admin?pageInfo=${encodeURIComponent(writePageInfo(wanted))}`;

/** An entry of the menu as a switch of the site names it. */
export interface Entry {
  readonly id: string | null;
  readonly name: string | null;
}

/**
 * What an address asks for: `pageInfo` (SHELL-14), else `p` in the fragment's query (SHELL-15), else the entry that a switch of
 * the site carried over (SHELL-07, SHELL-16): its `moduleCode`, or what the menu knows by `moduleId` or `moduleName`.
 */
export function wantedBy(url: URL, codeOf: (entry: Entry) => string | null = () => null): Wanted | null {
  const pageInfo = url.searchParams.get("pageInfo");
  if (pageInfo !== null) return readPageInfo(pageInfo);
  const question = url.hash.indexOf("?");
  const p = question < 0 ? null : new URLSearchParams(url.hash.slice(question + 1)).get("p");
  const given = (name: string) => url.searchParams.get(name);
  const code = p || given("moduleCode") || codeOf({ id: given("moduleId"), name: given("moduleName") });
  return code ? { code, params: {} } : null;
}

const READ_ONCE = ["pageInfo", "moduleName", "moduleId", "moduleCode"];
/** The address once its wish is granted: a reload must not open the page again. */
export function withoutWish(url: URL): string {
  const kept = new URL(url);
  for (const name of READ_ONCE) kept.searchParams.delete(name);
  const hash = /[?&]p=/.test(kept.hash) ? "" : kept.hash;
  return `${kept.pathname}${kept.search}${hash}`;
}
