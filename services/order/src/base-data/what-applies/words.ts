/** Signs that stand above or below letters. */
const MARKS = /\p{M}/gu;
/** Scripts that write no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const IN_WORD = /[\p{L}\p{N}]/u;

/** However it is written: wide letters, capitals, accents, spaces. */
export const wordKey = (text: string): string =>
  text.normalize("NFKD").replaceAll(MARKS, "").replaceAll(/\s+/gu, " ").trim().toLowerCase().normalize("NFC");

/** Does a word end between two characters? Nowhere within a run of letters and digits, but anywhere beside a script without spaces. */
const isEdge = (one: string, other: string): boolean =>
  !IN_WORD.test(one) || !IN_WORD.test(other) || UNSPACED.test(one) || UNSPACED.test(other);

/** Does a text have a word in it, whole? Both as `wordKey` writes them. */
export function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const before = Array.from(text.slice(0, at)).at(-1) ?? " ";
    const after = Array.from(text.slice(end)).at(0) ?? " ";
    const [first = " ", last = " "] = [Array.from(word).at(0), Array.from(word).at(-1)];
    if (isEdge(before, first) && isEdge(last, after)) return true;
  }
  return false;
}
