/** How many days the home page's card shows, today the last of them. */
export const CARD_DAYS = 14;
