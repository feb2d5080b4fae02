/** A list of words as data files write it: separated by spaces, or by `·` where a word holds one. */
export const words = (text: string): readonly string[] =>
  text
    .trim()
    .split(text.includes("·") ? /\s*·\s*/ : /\s+/)
    .filter((w) => w !== "");

/** Pairs such as `远航=Yuanhang`: the Chinese word and how it is written in Latin letters. */
export const pairs = (text: string): readonly (readonly [string, string])[] =>
  words(text).map((pair) => {
    const [zh = "", latin = ""] = pair.split("=");
    return [zh, latin] as const;
  });
