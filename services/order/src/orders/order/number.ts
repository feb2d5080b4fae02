/** How numbers are stored and looked for: as pasted from wherever, without the spaces that make them legible, in capitals. */
export const plainNumber = (text: string): string => text.replace(/[\s\p{Cc}]/gu, "").toUpperCase();
