/**
 * Names from Vietnam stand on most pages. Asked for when the first of their letters is laid out, their file (10 KB) would come after the
 * first frame, and all of that would be laid out once more. The document names the file of Latin; named there, one that a page then has
 * no letter of would be told of as a fault.
 */
export const askEarlyForFonts = (): void => void document.fonts.load('1em "Inter Variable"', "ạ");
