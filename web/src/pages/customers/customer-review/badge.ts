import { waitingBadge } from "../../badge.ts";

/** Reviews that others asked for and nobody has decided. */
export const badge = waitingBadge("CUSTOMER_REVIEW");
