import { waitingBadge } from "../../badge.ts";

/** Orders whose push failed. */
export const badge = waitingBadge("PUSH_FAILED");
