import { findingTables } from "@linehaul/kit/finding/tables";

/** What is kept of searches for accounts by masked values. */
export const accountFindings = findingTables("user_account");
export const { finding: accountFinding, search: accountSearch } = accountFindings;
