import type { DataGroupRule } from "@linehaul/schema/permissions/perm-data-group";
import { demoMainAccount } from "@linehaul/kit/demo/user-accounts";
import { SITE_CODES } from "@linehaul/schema/sites";
import type { Resource } from "../permissions/perm-data-group/table.ts";

interface DemoGroup {
  readonly code: string;
  readonly name: string;
  readonly rules?: readonly DataGroupRule[];
  readonly items?: Readonly<Partial<Record<Resource, readonly string[]>>>;
  readonly status?: "DISABLED";
}

/** The sites' own groups, which the demo sign-ins hold, and a few of every kind. */
export const DEMO_GROUPS: readonly DemoGroup[] = [
  ...SITE_CODES.map((site) => ({ code: `SITE_${site}`, name: `Everything of ${site}`, items: { site: [site] } })),
  { code: "OWN_SITE", name: "The site of the user's country", rules: ["USER_SITE"] },
  { code: "OWN_COUNTRY", name: "Own country only", rules: ["USER_SITE", "USER_COUNTRY"] },
  { code: "OWN_ORG", name: "Own organisation", rules: ["USER_SITE", "USER_ORG"] },
  { code: "OWN_CUSTOMERS", name: "Customers that the user looks after", rules: ["USER_SITE", "USER_CUSTOMERS"] },
  { code: "OWN_ACCOUNT", name: "Orders of the user's own account", rules: ["USER_SITE", "USER_ACCOUNT"] },
  {
    code: "MY_BUSIEST",
    name: "Malaysia, orders of its busiest customer",
    items: { site: ["MY"], account: [demoMainAccount("MY")] },
  },
  {
    code: "SOUTH_EAST_ASIA",
    name: "South-east Asia",
    items: { site: SITE_CODES, country: ["BN", "ID", "KH", "LA", "MM", "MY", "PH", "SG", "TH", "VN"] },
  },
  { code: "MY_CUSTOMS", name: "Malaysia, customs clearance", items: { site: ["MY"], org: ["MYCUST", "MYOPS"] } },
  { code: "OLD_TRIAL", name: "Trial of 2025", items: { site: ["MY"], country: ["SG"] }, status: "DISABLED" },
];
