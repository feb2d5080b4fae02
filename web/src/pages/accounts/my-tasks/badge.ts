import { WAITING_KINDS } from "@linehaul/schema/accounts/waiting";
import { waitingBadge } from "../../badge.ts";

/** All that waits, over all areas. */
export const badge = waitingBadge(...WAITING_KINDS);
