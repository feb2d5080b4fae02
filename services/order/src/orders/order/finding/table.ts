import { findingTables } from "@linehaul/kit/finding/tables";

/** What is kept of searches for orders by masked values. */
export const orderFindings = findingTables("order");
export const { finding: orderFinding, search: orderSearch } = orderFindings;
