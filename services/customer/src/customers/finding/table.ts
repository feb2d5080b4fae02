import { findingTables } from "@linehaul/kit/finding/tables";

/** What is kept of searches for customers by masked values. */
export const customerFindings = findingTables("customer");
export const { finding: customerFinding, search: customerSearch } = customerFindings;
