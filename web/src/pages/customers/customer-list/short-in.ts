/** In so many days a customer is without a paper that it needs; 0: it is so now. Home's card asks for each without the rest of the list. */
export const SHORT_IN = ["0", "7", "30"] as const;
