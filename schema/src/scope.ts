import { z } from "zod";

/**
 * The rows a user's data groups open (PERM-02). `null` on a dimension: not restricted by it; an empty list: none.
 * No data group at all is `NO_ROWS`. The scope is addressed by its content (`version`), so a service may keep it for ever.
 */
export const RowScope = z.object({
  sites: z.array(z.string()),
  countries: z.array(z.string()).nullable(),
  orgs: z.array(z.string()).nullable(),
  customers: z.array(z.string()).nullable(),
});
export type RowScope = z.infer<typeof RowScope>;
/** Which scope to count by. */
export const ScopeVersion = z.object({ version: z.string().max(64) });
/** How many rows a scope opens on the caller's site, counted up to 10,000. */
export const RowCount = z.object({ count: z.int(), exact: z.boolean() });
export type RowCount = z.infer<typeof RowCount>;
export const NO_ROWS: RowScope = { sites: [], countries: [], orgs: [], customers: [] };
