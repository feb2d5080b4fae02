// Apart from the contract, so that the console reads them without any zod.

/** Numbers that a search takes at once. */
export const MOST_NUMBERS = 1000;

/** What a number of an order is. */
export const NUMBER_KINDS = ["WAYBILL", "MERGED", "CUSTOMER_ORDER", "CUSTOMER_ORDER_TWO", "AGENT"] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];
