import type { Call } from "@linehaul/kit/call";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { countRows } from "@linehaul/kit/row-count";
import { rowScope } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { customerRoutes, customerSorts } from "@linehaul/schema/customers/customer";
import { customerCopyRoutes } from "@linehaul/schema/customers/customer-copy";
import { and, inArray, type SQL } from "drizzle-orm";
import { customersCopied } from "./copied.ts";
import { matching } from "./filter.ts";
import { showClear } from "./show-clear.ts";
import { customers } from "./table.ts";
import { customerView } from "./view.ts";

const sorts = sortsIn(customers, customerSorts);

/** The caller's rows, or those of another version: every statement of this feature starts from them. */
const mine = async (call: Call, version?: string): Promise<SQL> =>
  rowScope(call.caller, await call.scope(version), "CUSTOMER", {
    site: customers.site,
    country: customers.countryCode,
    org: customers.orgCode,
    customer: customers.customerCode,
  });

export const feature = bind(
  { ...customerRoutes, ...customerCopyRoutes },
  {
    copy: ({ body }, { db }) => customersCopied(db, body),
    pageQuery: async ({ body }, call) =>
      pageRows({
        db: call.db,
        table: customers,
        query: body,
        sorts,
        where: and(await mine(call), matching(body.filter)),
        row: customerView,
      }),
    countInScope: async ({ body }, call) => countRows(call.db, customers, await mine(call, body.version)),
    byCodes: async ({ body }, call) => {
      const rows = await call.db
        .select()
        .from(customers)
        .where(and(await mine(call), inArray(customers.customerCode, body.codes)));
      return rows.map(customerView);
    },
    showDecrypt: async ({ body }, call) => showClear(call, await mine(call), body),
  },
);
