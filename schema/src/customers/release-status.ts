/** CUS-14. */
export const RELEASE_STATUSES = ["ADD", "RELEASING", "RELEASED", "REJECT"] as const;
