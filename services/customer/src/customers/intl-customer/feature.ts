import { askExport, previewExport } from "@linehaul/kit/exports/ask";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { intlCustomerRoutes, intlCustomerSorts } from "@linehaul/schema/customers/intl-customer";
import { and, inArray } from "drizzle-orm";
import { mine } from "../customer/mine.ts";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { intlCustomerExport } from "./export-list.ts";
import { matchingIntl } from "./filter.ts";
import { intlRows, releaseCounts } from "./list.ts";
import { pushCustomers } from "./push.ts";

const sorts = sortsIn(customers, intlCustomerSorts);
const whole = (row: CustomerRecord): CustomerRecord => row;

export const feature = bind(intlCustomerRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { db } = call;
    const within = await mine(call);
    const where = and(within, matchingIntl(query.filter));
    const [page, counts] = await Promise.all([
      pageRows({ db, table: customers, query, sorts, where, row: whole }),
      query.want.includes("releaseCounts") ? releaseCounts(db, within, query.filter) : null,
    ]);
    return { ...page, data: await intlRows(db, page.data), releaseCounts: counts };
  },
  byCodes: async ({ body }, call) => {
    const where = and(await mine(call), inArray(customers.customerCode, body.codes));
    return intlRows(call.db, await call.db.select().from(customers).where(where));
  },
  push: ({ body: { codes } }, call) => pushCustomers(call, codes),
  exportAsync: ({ body }, call) =>
    askExport(call, "customer", intlCustomerExport, intlCustomerRoutes.exportAsync, body),
  exportPreview: ({ body }, call) => previewExport(call, intlCustomerExport, body),
});
