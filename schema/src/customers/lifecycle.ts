import type { CUSTOMER_STATUSES } from "./status.ts";

type Status = (typeof CUSTOMER_STATUSES)[number];

/** Who may move a customer, and where to (CUS-13): each step by its act. */
export const CUSTOMER_STEPS = {
  SUBMIT: { from: ["ADDED", "REJECTED"], to: "PENDING_REVIEW" },
  PASS: { from: ["PENDING_REVIEW"], to: "APPROVED" },
  REJECT: { from: ["PENDING_REVIEW"], to: "REJECTED" },
  /** Who asked for the review takes that back. */
  WITHDRAW: { from: ["PENDING_REVIEW"], to: "ADDED" },
  /** The first time, from enable-edit, where it is looked whether all is there. */
  BEGIN: { from: ["APPROVED"], to: "USABLE" },
  ENABLE: { from: ["UNUSABLE"], to: "USABLE" },
  DISABLE: { from: ["USABLE"], to: "UNUSABLE" },
} as const satisfies Readonly<Record<string, { readonly from: readonly Status[]; readonly to: Status }>>;
export type CustomerStep = keyof typeof CUSTOMER_STEPS;

/** Where a step leads a customer of that status; null: it takes none there. */
export function ledBy(step: CustomerStep, status: Status): Status | null {
  const { from, to }: { readonly from: readonly Status[]; readonly to: Status } = CUSTOMER_STEPS[step];
  return from.includes(status) ? to : null;
}
