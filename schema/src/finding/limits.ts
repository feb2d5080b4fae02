import { plainEmail, plainPhone, plainValue } from "./plain-value.ts";

export const FINDING_KINDS = ["PHONE", "EMAIL", "CERTIFICATE", "CARD"] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Shorter values would be guessed. */
export const LEAST_SOUGHT = 6;
export const MOST_SOUGHT = 128;
/** How many rows a finding holds: as many as can be ticked. */
export const MOST_FOUND = 1_000;
/** So many different values may a user look for in an hour: each answer confirms a guess. */
export const MOST_SEARCHES = 60;

/** A value as it is compared: whole, without what makes no difference. */
export function soughtAs(kind: FindingKind, value: string): string {
  switch (kind) {
    case "PHONE":
      return plainPhone(value);
    case "EMAIL":
      return plainEmail(value);
    case "CERTIFICATE":
    case "CARD":
      return plainValue(value);
  }
}
