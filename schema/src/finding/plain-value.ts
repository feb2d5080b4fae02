const WIDE = 0xfee0;
const some = (from: string, to: string): string =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, n) =>
    String.fromCharCode(from.charCodeAt(0) + n),
  ).join("");
/** As Chinese keyboards write them. */
const wide = (text: string): string => Array.from(text, (c) => String.fromCharCode(c.charCodeAt(0) + WIDE)).join("");

const [capitals, small, digits] = [some("A", "Z"), some("a", "z"), some("0", "9")];
/** Signs that people write between digits and letters (no semicolon: migrations are printed with it); beside them the dashes and spaces that programs make of theirs. */
const SIGNS = " !\"#$%&'()*+,-./:<=>?@[\\]^_`{|}~";
const OTHERS = "\u00a0\u2009\u202f\u3000\u2010\u2011\u2012\u2013\u2014\u00b7";

/** What stands for what in a plain value, one character for one; what has no counterpart is left out. */
export const PLAIN = {
  from: capitals + wide(capitals) + wide(small) + wide(digits) + SIGNS + wide(SIGNS.slice(1)) + OTHERS,
  to: small + small + small + digits,
} as const;
/** The same of an e-mail: its signs are part of it. */
export const PLAIN_EMAIL = { from: `${capitals} `, to: small } as const;

/** PostgreSQL's `translate`: characters alone, no language and no collation, so that both ends read the same in every installation. */
export const translated = (text: string, { from, to }: { readonly from: string; readonly to: string }): string =>
  Array.from(text, (c) => {
    const at = from.indexOf(c);
    return at < 0 ? c : (to[at] ?? "");
  }).join("");

/** What nobody sees in what he pastes. */
const withoutControls = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, "");

/** A certificate's or card's number without spaces and signs, in small letters. */
export const plainValue = (text: string): string => translated(withoutControls(text), PLAIN);
/** A telephone's digits without the zeros before them: neither the trunk's `0` nor the `00` before a country's prefix tells numbers apart. */
export const plainPhone = (text: string): string => plainValue(text).replace(/^0+/u, "");
/** An e-mail in small letters. */
export const plainEmail = (text: string): string => translated(withoutControls(text), PLAIN_EMAIL);
