/** Rows of a table that stands in a text, a line each, its cells parted by `·`. */
export const textRows = (text: string): string[][] =>
  text
    .trim()
    .split("\n")
    .map((row) => row.split("·").map((cell) => cell.trim()));
