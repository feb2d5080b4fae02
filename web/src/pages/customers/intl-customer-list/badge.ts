import { waitingBadge } from "../../badge.ts";

/** Customers of whom BDUS was not told. */
export const badge = waitingBadge("BDUS_FAILED");
