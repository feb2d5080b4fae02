import type { CUSTOMER_TYPES } from "../customer.ts";

type Whom = (typeof CUSTOMER_TYPES)[number];

/** What a review asks for besides what no customer is without. */
const ASKED = ["certType", "certNo", "city", "address", "contactEmail", "orgCode"] as const;
const ASKED_OF: Readonly<Record<Whom, readonly string[]>> = {
  ENTERPRISE: [...ASKED, "industry", "nature", "taxNo"],
  PERSONAL: ASKED,
};
/** Who pays by month owes for a while. */
const ASKED_BY_MONTH = ["creditPeriodDays", "creditLimit"] as const;

/** A customer's fields by name. */
export type Held = Readonly<Record<string, unknown>>;
const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== "";

/** The fields that a review asks for and the customer has not, in the order of the form. */
export function missingOf(whom: Whom, held: Held): string[] {
  const asked = [...ASKED_OF[whom], ...(held["settlementType"] === "MONTHLY" ? ASKED_BY_MONTH : [])];
  return asked.filter((name) => !isThere(held[name]));
}
