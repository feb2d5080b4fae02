/** How what a monthly card pays is settled: billed afterwards, or taken from what was paid in. */
export const CARD_KINDS = ["CREDIT", "PREPAID"] as const;
