import { stripEmoji } from "@linehaul/schema/text";

/** What was typed or pasted, as numbers: parted by spaces, commas, semicolons or lines, each once, in upper case, without emoji (TXT-01). */
export const splitNumbers = (text: string): string[] => [
  ...new Set(
    stripEmoji(text)
      .normalize("NFKC")
      .toUpperCase()
      .split(/[\s,;、]+/u)
      .filter((n) => n !== ""),
  ),
];
