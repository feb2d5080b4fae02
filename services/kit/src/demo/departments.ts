import type { SiteCode } from "@linehaul/schema/sites";

/** The departments of a site in the demo data, by the end of their codes. */
export const DEPARTMENTS = {
  OPS: "Operations",
  CS: "Customer service",
  SALES: "Sales",
  CUST: "Customs clearance",
  FIN: "Finance",
} as const;
export type Department = keyof typeof DEPARTMENTS;

/** The organisation's code, e.g. `MYOPS`. */
export const orgCodeOf = (site: SiteCode, department: Department): string => `${site}${department}`;
