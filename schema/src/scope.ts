import { z } from "zod";

/** What data groups limit rows by within a site. */
export const LIMITS = ["country", "org", "customer"] as const;
export type Limit = (typeof LIMITS)[number];

/** Records whose rows belong to a site. */
export const SCOPED_RECORDS = ["ORDER", "CUSTOMER", "LOGIN_LOG", "AUDIT"] as const;
export const ScopedRecord = z.enum(SCOPED_RECORDS);
export type ScopedRecord = z.infer<typeof ScopedRecord>;
/** What else data groups can limit each by: its table has a column for each (kit's scope.ts). */
export const LIMITS_OF = {
  ORDER: ["country", "org", "customer"],
  CUSTOMER: ["country", "org", "customer"],
  LOGIN_LOG: [],
  AUDIT: [],
} as const satisfies Readonly<Record<ScopedRecord, readonly Limit[]>>;

/**
 * What a limit means for a record. LIMITED: data groups that name codes limit it; whom no group limits sees everything of the site.
 * REQUIRED: the same, and whom no group limits sees nothing. OFF: data groups don't limit it by that.
 */
export const LIMIT_RULES = ["LIMITED", "REQUIRED", "OFF"] as const;
export const LimitRule = z.enum(LIMIT_RULES);
export type LimitRule = z.infer<typeof LimitRule>;
export const DEFAULT_RULE: LimitRule = "LIMITED";

/**
 * The rows a user's data groups open (PERM-02). `null` on a dimension: not restricted by it; an empty list: none.
 * No data group at all is `NO_ROWS`. The scope is addressed by its content (`version`), so a service may keep it for ever.
 */
export const RowScope = z.object({
  sites: z.array(z.string()),
  countries: z.array(z.string()).nullable(),
  orgs: z.array(z.string()).nullable(),
  customers: z.array(z.string()).nullable(),
  /** Of records whose limits are configured otherwise than DEFAULT_RULE. */
  rules: z.partialRecord(ScopedRecord, z.partialRecord(z.enum(LIMITS), LimitRule)).optional(),
});
export type RowScope = z.infer<typeof RowScope>;

const CODES = { country: "countries", org: "orgs", customer: "customers" } as const satisfies Record<Limit, string>;
/** The codes to which a scope keeps a record's rows; null: it does not limit them. */
export function codesOf(scope: RowScope, record: ScopedRecord, limit: Limit): readonly string[] | null {
  const rule = scope.rules?.[record]?.[limit] ?? DEFAULT_RULE;
  const named = rule === "OFF" ? null : scope[CODES[limit]];
  return named === null && rule === "REQUIRED" ? [] : named;
}
/** Which scope to count by. */
export const ScopeVersion = z.object({ version: z.string().max(64) });
/** How many rows a scope opens on the caller's site, counted up to 10,000. */
export const RowCount = z.object({ count: z.int(), exact: z.boolean() });
export type RowCount = z.infer<typeof RowCount>;
export const NO_ROWS: RowScope = { sites: [], countries: [], orgs: [], customers: [] };
