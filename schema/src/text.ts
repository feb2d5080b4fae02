/** No emoji is made of these alone; the pattern of emoji takes a browser milliseconds to make ready, once. */
const PLAIN = /^[\0-\x7f]*$/;

/** Clean-up helpers of forms and imports (TXT-01). */
export const stripEmoji = (text: string): string => (PLAIN.test(text) ? text : text.replace(/\p{RGI_Emoji}/gv, ""));
export const stripSpace = (text: string): string => text.replace(/\s/gu, "");
export const stripCommas = (text: string): string => text.replace(/[,，]/g, "");
export const stripLineBreaks = (text: string): string => text.replace(/[\r\n\u2028\u2029]/g, "");
/** Digits and dots alone. */
export const extractNumber = (text: string): string => text.replace(/[^\d.]/g, "");

/** 1 → A, 26 → Z, 27 → AA (TXT-04). */
export function columnLetters(column: number): string {
  let letters = "";
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return letters;
}
/** A → 1, AA → 27; null for anything but letters. */
export const columnNumber = (letters: string): number | null =>
  /^[A-Za-z]+$/.test(letters)
    ? Array.from(letters.toUpperCase()).reduce((n, c) => n * 26 + c.charCodeAt(0) - 64, 0)
    : null;

/** The cells of what was copied from a spreadsheet, each with its place in what was copied: `A1`, `C3` (TXT-04). */
export const spreadsheetCells = (text: string): readonly { readonly place: string; readonly text: string }[] =>
  text
    .split(/\r?\n/)
    .flatMap((line, row) =>
      line.split("\t").map((cell, column) => ({ place: `${columnLetters(column + 1)}${row + 1}`, text: cell })),
    );
