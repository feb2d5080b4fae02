/** The most characters of a commodity's name (ORD-05). */
export const MOST_OF_NAME = 200;

const LETTER = /\p{L}/u;
const LATIN = /^\p{Script=Latin}$/u;

/**
 * What is wrong with a commodity's name (ORD-05), as the key of a rule; null when nothing is. Only letters tell what goods are: a name
 * in English has more than two of them, one in Chinese (or another script) at least two, whatever digits and signs stand beside them.
 */
export function commodityNameProblem(name: string): string | null {
  const text = Array.from(name.trim());
  if (text.length === 0) return "required";
  if (text.length > MOST_OF_NAME) return "text.max";
  const letters = text.filter((c) => LETTER.test(c));
  if (letters.length === 0) return "goods.name.letters";
  if (letters.every((c) => LATIN.test(c))) return letters.length > 2 ? null : "goods.name.english";
  return letters.length >= 2 ? null : "goods.name.chinese";
}
