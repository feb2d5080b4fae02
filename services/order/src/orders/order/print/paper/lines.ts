const segmenter = new Intl.Segmenter("und", { granularity: "word" });
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
/** Scripts that are written without spaces: a line may end after each word or character. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** As it is printed: composed, on one line, without what can't be seen. */
export const plainText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();

/** A text in parts between which a line may end. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let last = "";
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const begins = last === "" || /\s$/.test(last) || (isWordLike === true && UNSPACED.test(last + segment));
    if (begins && !/^\s/.test(segment)) parts.push(segment);
    else parts.push(`${parts.pop() ?? ""}${segment}`);
    last = segment;
  }
  return parts;
}

type Measure = (text: string) => number;

/** A part that is wider than a line, in pieces that are not. */
function cut(part: string, width: number, measure: Measure): string[] {
  if (measure(part.trimEnd()) <= width) return [part];
  const pieces: string[] = [];
  let piece = "";
  for (const { segment } of graphemes.segment(part)) {
    if (piece !== "" && measure(piece + segment) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...pieces, piece];
}

/** The lines of a text's parts within a width. */
export function linesOf(parts: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of parts.flatMap((one) => cut(one, width, measure))) {
    if (line !== "" && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += part;
  }
  return line.trim() === "" ? lines : [...lines, line.trimEnd()];
}

/** The first lines alone, the last of them with a sign that there was more. */
export function shortened(lines: readonly string[], most: number, width: number, measure: Measure): string[] {
  const kept = lines.slice(0, Math.max(1, most));
  if (kept.length === lines.length) return kept;
  const last = Array.from(graphemes.segment(kept.pop() ?? ""), ({ segment }) => segment);
  while (last.length > 0 && measure(`${last.join("")}…`) > width) last.pop();
  return [...kept, `${last.join("")}…`];
}
