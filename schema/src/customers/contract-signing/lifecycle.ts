export const CONTRACT_KINDS = ["CONTRACT", "AGREEMENT"] as const;
export const CONTRACT_STATES = ["DRAFT", "SIGNED", "EXPIRED", "TERMINATED"] as const;
type State = (typeof CONTRACT_STATES)[number];

/** How a contract goes on: written, signed, and at its end or before it over. */
export const CONTRACT_STEPS = {
  SIGN: { from: "DRAFT", to: "SIGNED" },
  /** By the clock, when its last day is over. */
  EXPIRE: { from: "SIGNED", to: "EXPIRED" },
  TERMINATE: { from: "SIGNED", to: "TERMINATED" },
} as const satisfies Readonly<Record<string, { readonly from: State; readonly to: State }>>;
export type ContractStep = keyof typeof CONTRACT_STEPS;

export const mayTake = (step: ContractStep, state: State): boolean => CONTRACT_STEPS[step].from === state;
/** What can be followed by another: what holds, and what ended by itself. */
export const mayRenew = (state: State): boolean => state === "SIGNED" || state === "EXPIRED";
