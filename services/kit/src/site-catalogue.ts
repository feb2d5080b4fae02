import type { PgColumn } from "drizzle-orm/pg-core";
import type { Call } from "./call.ts";
import { siteScope } from "./scope.ts";

/** A catalogue whose rows are of a site, as the caller has it: the rows of his, when his data groups open it (PERM-02). */
export const siteCatalogue =
  <K extends { readonly table: { readonly site: PgColumn } }>(kind: K) =>
  async (call: Call) => ({
    ...kind,
    site: call.caller.site,
    within: siteScope(call.caller, await call.scope(), kind.table.site),
  });
