// Apart from the contract, so that the console reads them without any zod.

/** Letters in the reason of an emergency. */
export const MOST_EMERGENCY_REASON = 300;

/** Why an order is stuck: see `StuckWhy`. */
export const STUCK_WHYS = ["OVERDUE", "UNANSWERED", "HELD", "PUSH_FAILED", "COMMAND_FAILED"] as const;
/** What can be done about it: see `EmergencyAct`. */
export const EMERGENCY_ACTS = ["SEND", "WITHDRAW", "TOLD", "UNLOCK", "CANCEL"] as const;
