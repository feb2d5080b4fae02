// Apart from the contract, so that the console reads them without any zod.

/** Pages of one file, at most. */
export const MOST_PAGES = 5000;
/** Copies of each invoice, at most (ORD-10). */
export const MOST_COPIES = 999;

/** Label paper of 100 × 150 mm, or four labels on A4. */
export const LABEL_PAPERS = ["LABEL", "A4"] as const;
/** Labels that a page of each holds. */
export const LABELS_A_PAGE = { LABEL: 1, A4: 4 } as const satisfies Record<(typeof LABEL_PAPERS)[number], number>;

/** Lines of goods that the first page of an invoice holds, and each further one. */
const FIRST_PAGE_LINES = 16;
const NEXT_PAGE_LINES = 24;

/** The goods lines of each page of an invoice: how many. The last page also holds the sums, for which every page leaves room. */
export function invoicePages(lines: number): number[] {
  const pages = [Math.min(lines, FIRST_PAGE_LINES)];
  for (let left = lines - FIRST_PAGE_LINES; left > 0; left -= NEXT_PAGE_LINES)
    pages.push(Math.min(left, NEXT_PAGE_LINES));
  return pages;
}
