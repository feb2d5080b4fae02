// Apart from the contract, so that the console reads them without any zod.

/** ORD-06. */
export const MOST_CANCEL_WORDS = 100;
export const MOST_CANCEL_CHARACTERS = 1000;
/** The pages that cancel. */
export const CANCEL_PAGES = ["ORDER_LIST", "ORDER_DETAIL", "ORDER_REVIEW", "EMERGENCY"] as const;
export type CancelPage = (typeof CANCEL_PAGES)[number];
