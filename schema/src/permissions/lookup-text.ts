/** What can be looked up by a piece of text (LOOK-05). */
export const LOOKUPS = [
  "system",
  "subAccount",
  "account",
  "module",
  "resource",
  "dataGroup",
  "organisation",
  "role",
  "customer",
] as const;
export type LookupKind = (typeof LOOKUPS)[number];

/** The rule of each look-up, as the locale files name it. */
export const LOOKUP_RULE = {
  system: "lookup.two",
  subAccount: "lookup.three",
  account: "lookup.three",
  module: "lookup.two",
  resource: "lookup.two",
  dataGroup: "lookup.two",
  organisation: "lookup.organisation",
  role: "lookup.three",
  customer: "lookup.two",
} as const satisfies Record<LookupKind, string>;

/** Those that find one person: they warn, since that belongs to the identity platform (LOOK-03). */
export const FINDS_PERSON: ReadonlySet<LookupKind> = new Set(["subAccount", "account"]);

/** LOOK-02. */
export const LOOKUP_SIZE = 10;
export const LOOKUP_MAX_TEXT = 60;

const CHINESE_FIRST = /^\p{Script=Han}/u;
const ORGANISATION = /^[\p{L}\p{N}\s]+$/u;
const nonSpace = (text: string): number => Array.from(text.replace(/\s/gu, "")).length;

/**
 * Is the text enough to look for? It starts with a Chinese character, or has 2 non-space characters, 3 for accounts, sub-accounts and
 * roles (LOOK-01); an organisation takes at least 2 letters or digits of any script, and nothing else but spaces (LOOK-04).
 */
export function isLookupText(kind: LookupKind, text: string): boolean {
  const asked = text.trim();
  if (asked.length > LOOKUP_MAX_TEXT) return false;
  switch (LOOKUP_RULE[kind]) {
    case "lookup.organisation":
      return ORGANISATION.test(asked) && nonSpace(asked) >= 2;
    case "lookup.three":
      return CHINESE_FIRST.test(asked) || nonSpace(asked) >= 3;
    case "lookup.two":
      return CHINESE_FIRST.test(asked) || nonSpace(asked) >= 2;
  }
}
