import { waitingBadge } from "../../badge.ts";

/** Commands that an outlet did not take. */
export const badge = waitingBadge("COMMAND_FAILED");
