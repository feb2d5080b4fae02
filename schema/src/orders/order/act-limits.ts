// Apart from the contract, so that the console reads them without any zod.

/** Orders that are acted on at once, at most. */
export const MOST_ACTED = 1000;
/** As many are done while the caller waits; more become a task of his. */
export const DONE_AT_ONCE = 20;
