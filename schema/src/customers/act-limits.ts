// Apart from the contract, so that the console reads it without any zod.

/** Customers of a filter that a task acts on, at most: as many as a list counts. */
export const MOST_ACTED = 10_000;
