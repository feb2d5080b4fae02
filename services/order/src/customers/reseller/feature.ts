import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { resellerRoutes as routes } from "@linehaul/schema/customers/reseller/routes";
import { resellerSorts } from "@linehaul/schema/customers/reseller/row";
import { LOOKUP_SIZE } from "@linehaul/schema/permissions/lookup-text";
import { and, asc } from "drizzle-orm";
import { matching, mine, view } from "./mine.ts";
import { qrCode } from "./qr-code.ts";
import { save } from "./save.ts";
import { showReseller } from "./show-clear.ts";
import { reseller as t } from "./table.ts";

const sorts = sortsIn(t, resellerSorts);

export const feature = bind(routes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  list: async ({ query }, call) => {
    const { within } = await mine(call);
    const rows = await call.db
      .select()
      .from(t)
      .where(and(within, matching({ keyword: query.text, status: "ENABLED" })))
      .orderBy(asc(t.name), asc(t.id))
      .limit(LOOKUP_SIZE);
    return rows.map(view);
  },
  save: ({ body }, call) => save(call, body),
  update: ({ body }, call) => save(call, body),
  delete: async ({ body }, call) => catalogueDelete(call, { ...(await mine(call)), id: body.id }),
  qrCode: ({ params, query }, call) => qrCode(call, { ...params, ...query }),
  showClear: ({ body }, call) => showReseller(call, body),
});
