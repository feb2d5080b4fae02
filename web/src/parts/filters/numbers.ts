/** As many as a search takes at once. */
export const MOST_NUMBERS = 200;

/** What was typed or pasted, as numbers: parted by spaces, commas, semicolons or lines, each once, in upper case. */
export const splitNumbers = (text: string): string[] => [
  ...new Set(
    text
      .normalize("NFKC")
      .toUpperCase()
      .split(/[\s,;、]+/u)
      .filter((n) => n !== ""),
  ),
];
