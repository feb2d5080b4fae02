/** The most orders that are pushed at once. */
export const MOST_PUSHED = 500;
