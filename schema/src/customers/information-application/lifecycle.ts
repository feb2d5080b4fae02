/** What a customer applies for. */
export const APPLICATION_KINDS = [
  "DATA_CHANGE",
  "CARD",
  "COD",
  "DOCKING",
  "OVERSEAS_WAREHOUSE",
  "SUPPLY_CHAIN",
] as const;
export type Kind = (typeof APPLICATION_KINDS)[number];
export const APPLICATION_STATUSES = ["DRAFT", "SUBMITTED", "ACCEPTED", "RETURNED"] as const;
type Status = (typeof APPLICATION_STATUSES)[number];
/** How far a monthly card is that somebody applied for (CUS-15). */
export const CARD_STATES = ["PENDING", "PROCESSING", "AWAITING_EFFECT", "GENERATED", "FAILED"] as const;

/** How an application goes on: each step by its act. */
export const APPLICATION_STEPS = {
  SUBMIT: { from: ["DRAFT", "RETURNED"], to: "SUBMITTED" },
  /** Who submitted it takes that back. */
  WITHDRAW: { from: ["SUBMITTED"], to: "DRAFT" },
  ACCEPT: { from: ["SUBMITTED"], to: "ACCEPTED" },
  RETURN: { from: ["SUBMITTED"], to: "RETURNED" },
} as const satisfies Readonly<Record<string, { readonly from: readonly Status[]; readonly to: Status }>>;
export type ApplicationStep = keyof typeof APPLICATION_STEPS;

/** Where a step leads an application of that status; null: it takes none there. */
export function ledBy(step: ApplicationStep, status: Status): Status | null {
  const { from, to }: { readonly from: readonly Status[]; readonly to: Status } = APPLICATION_STEPS[step];
  return from.includes(status) ? to : null;
}
/** What can be written is what can be submitted. */
export const mayEdit = (status: Status): boolean => ledBy("SUBMIT", status) !== null;
/** A card waits for its credit assessment, and not for the review of customers. */
export const isReviewed = (kind: Kind): boolean => kind !== "CARD";

/** The two exclude each other: once one was accepted, the customer gets no other (section 8, "supply chain opened"). */
const EXCLUDED: Readonly<Partial<Record<Kind, Kind>>> = {
  OVERSEAS_WAREHOUSE: "SUPPLY_CHAIN",
  SUPPLY_CHAIN: "OVERSEAS_WAREHOUSE",
};
/** The kind that was not accepted for a customer who gets this one; null: none stands against it. */
export const excludedBy = (kind: Kind): Kind | null => EXCLUDED[kind] ?? null;
