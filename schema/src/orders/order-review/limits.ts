/** Letters of a reason or a note of a review. */
export const MOST_REVIEW_NOTE = 300;
/** Cases that are approved together, at most. */
export const MOST_APPROVED = 200;
