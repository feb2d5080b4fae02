import type { Caller } from "@linehaul/kit/caller";
import type { Spread } from "@linehaul/kit/large";
import { keptTo, rowScope, siteScope } from "@linehaul/kit/scope";
import type { RowScope } from "@linehaul/schema/scope";
import type { SQL } from "drizzle-orm";
import { account } from "./account.ts";
import { orders } from "./table.ts";

/** The caller's orders: every statement starts from `where`. The same in two for large.ts: of his site, and the lists he is kept to. */
export interface Mine {
  readonly where: SQL;
  readonly site: SQL;
  readonly kept: readonly Spread[];
}

/** An order is of the country that it goes to, and of the organisation that handles it. */
const by = {
  site: orders.site,
  country: orders.receiverCountry,
  org: orders.orgCode,
  customer: orders.customerCode,
  account,
};

/** The caller's rows (PERM-02). */
export const mineOf = (caller: Pick<Caller, "site">, scope: RowScope): Mine => ({
  where: rowScope(caller, scope, "ORDER", by),
  site: siteScope(caller, scope, orders.site),
  kept: keptTo(scope, "ORDER", by),
});
