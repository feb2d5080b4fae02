import { z } from "zod";

/** What data groups limit rows by within a site. */
export const LIMITS = ["country", "org", "customer", "account"] as const;
export type Limit = (typeof LIMITS)[number];

export const SCOPED_RECORDS = ["ORDER", "CUSTOMER", "LOGIN_LOG", "AUDIT"] as const;
export const ScopedRecord = z.enum(SCOPED_RECORDS).meta({
  id: "ScopedRecord",
  description: "Records whose rows belong to a site, and that data groups can limit further (PERM-02).",
});
export type ScopedRecord = z.infer<typeof ScopedRecord>;
/** What else data groups can limit each by: its table has a column for each (kit's scope.ts). */
export const LIMITS_OF = {
  ORDER: ["country", "org", "customer", "account"],
  CUSTOMER: ["country", "org", "customer"],
  LOGIN_LOG: [],
  AUDIT: [],
} as const satisfies Readonly<Record<ScopedRecord, readonly Limit[]>>;

export const LIMIT_RULES = ["LIMITED", "REQUIRED", "OFF"] as const;
export const LimitRule = z.enum(LIMIT_RULES).meta({
  id: "LimitRule",
  description: "How data groups limit a record by a dimension.",
  "x-values": {
    LIMITED: "Those that name codes limit it; whom none limits sees everything of the site.",
    REQUIRED: "Those that name codes limit it; whom none limits sees nothing.",
    OFF: "They don't limit it by that.",
  } satisfies Record<(typeof LIMIT_RULES)[number], string>,
});
export type LimitRule = z.infer<typeof LimitRule>;
export const DEFAULT_RULE: LimitRule = "LIMITED";

/** No data group at all is `NO_ROWS`. The scope is addressed by its content (`version`), so a service may keep it for ever. */
export const RowScope = z
  .object({
    sites: z.array(z.string()).describe("Sites; the host that is signed in to must be among them."),
    countries: z.array(z.string()).nullable().describe("ISO 3166-1 alpha-2 codes; null: not restricted by it."),
    orgs: z.array(z.string()).nullable().describe("Codes of organisations; null: not restricted by it."),
    customers: z.array(z.string()).nullable().describe("Customer codes; null: not restricted by it."),
    accounts: z
      .array(z.string())
      .nullable()
      .optional()
      .describe(
        "User codes of accounts, a main one with its subs (PERM-08); null, or left out as by scopes of before: not restricted by it.",
      ),
    rules: z
      .partialRecord(ScopedRecord, z.partialRecord(z.enum(LIMITS), LimitRule))
      .optional()
      .describe("Of records whose limits are configured otherwise than LIMITED."),
  })
  .meta({
    id: "RowScope",
    description: "The rows that data groups open (PERM-02). Null: not restricted by it; empty: none.",
  });
export type RowScope = z.infer<typeof RowScope>;

const CODES = {
  country: "countries",
  org: "orgs",
  customer: "customers",
  account: "accounts",
} as const satisfies Record<Limit, string>;
/** The codes to which a scope keeps a record's rows; null: it does not limit them. */
export function codesOf(scope: RowScope, record: ScopedRecord, limit: Limit): readonly string[] | null {
  const rule = scope.rules?.[record]?.[limit] ?? DEFAULT_RULE;
  const named = rule === "OFF" ? null : (scope[CODES[limit]] ?? null);
  return named === null && rule === "REQUIRED" ? [] : named;
}
/** Which scope to count by. */
export const ScopeVersion = z.object({ version: z.string().max(64).describe("The scope's version.") });
export const RowCount = z
  .object({
    count: z.int().describe("Rows on the caller's site, counted up to 10,000."),
    exact: z.boolean().describe("False where there are more."),
  })
  .meta({ id: "RowCount", description: "How many rows there are." });
export type RowCount = z.infer<typeof RowCount>;
export const NO_ROWS: RowScope = { sites: [], countries: [], orgs: [], customers: [], accounts: [] };
