/** What names of regions are compared by: small and capital letters, and widths, are the same. */
export const regionKey = (name: string): string => name.normalize("NFKC").trim().toLowerCase();
