/** A wait as short as this needs nothing to look at: what stands in is not seen before, and what is there by then is drawn whole. */
export const UNSEEN_MS = 150;
