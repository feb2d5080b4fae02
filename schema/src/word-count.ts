const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー]/gu;
// One language on both ends: what a word is must not depend on who asks.
const words = new Intl.Segmenter("en", { granularity: "word" });

/**
 * How many words a text has (ORD-06): a Chinese, Japanese or Korean character counts as one, and of the rest what `Intl.Segmenter` takes
 * for a word. Signs and spaces count for nothing.
 */
export function countWords(text: string): number {
  let characters = 0;
  const rest = text.normalize("NFC").replace(CJK, () => {
    characters += 1;
    return " ";
  });
  return characters + Array.from(words.segment(rest)).filter((part) => part.isWordLike).length;
}
