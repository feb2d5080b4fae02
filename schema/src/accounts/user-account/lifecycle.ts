export const ACCOUNT_STATUSES = ["INACTIVATED", "ACTIVATED", "LOCKED", "FORBIDDEN", "PRE_CANCEL", "CANCELLED"] as const;
type Status = (typeof ACCOUNT_STATUSES)[number];

/** Where an account goes, and by what (ACC-06): what is cancelled stays so. */
export const ACCOUNT_STEPS = {
  /** Its owner follows the link of a mail. */
  ACTIVATE: { from: "INACTIVATED", to: "ACTIVATED" },
  ENABLE: { from: "FORBIDDEN", to: "ACTIVATED" },
  DISABLE: { from: "ACTIVATED", to: "FORBIDDEN" },
  /** By wrong passwords. */
  LOCK: { from: "ACTIVATED", to: "LOCKED" },
  UNLOCK: { from: "LOCKED", to: "ACTIVATED" },
  CANCEL: { from: "ACTIVATED", to: "PRE_CANCEL" },
  /** The cancellation is taken back in time. */
  KEEP: { from: "PRE_CANCEL", to: "ACTIVATED" },
  /** By the clock, when its time is over. */
  ERASE: { from: "PRE_CANCEL", to: "CANCELLED" },
} as const satisfies Readonly<Record<string, { readonly from: Status; readonly to: Status }>>;
export type AccountStep = keyof typeof ACCOUNT_STEPS;

/** Where a step leads an account of that status; null: it takes none there. */
export const ledTo = (step: AccountStep, status: Status): Status | null =>
  ACCOUNT_STEPS[step].from === status ? ACCOUNT_STEPS[step].to : null;

/** So many days a cancellation can be taken back; then what identifies its owner is erased. */
export const PRE_CANCEL_DAYS = 15;
