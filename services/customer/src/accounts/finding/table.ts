import { findingTables } from "@linehaul/kit/finding/tables";

/** What is kept of searches by masked values for accounts, and for members: they are accounts of persons. */
export const accountFindings = findingTables("user_account");
export const { finding: accountFinding, search: accountSearch } = accountFindings;
