import { waitingBadge } from "../../badge.ts";

/** Orders that nobody has reviewed. */
export const badge = waitingBadge("REVIEW");
