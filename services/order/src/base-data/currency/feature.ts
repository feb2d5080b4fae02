import { catalogueByIds, catalogueSave, catalogueToggle, catalogueView } from "@linehaul/kit/catalogue";
import { contains } from "@linehaul/kit/contains";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { currencyRoutes, type Currency } from "@linehaul/schema/base-data/currency";
import { and, asc, eq, or } from "drizzle-orm";
import { currency } from "./table.ts";

const view = (row: typeof currency.$inferSelect): Currency => ({ ...row, ...catalogueView(row) });
const kind = { table: currency, row: view, event: "currency.changed" };

export const feature = bind(currencyRoutes, {
  pageQuery: ({ body: query }, { db }) => {
    const { keyword, status } = query.filter ?? {};
    return pageRows({
      db,
      ...kind,
      query,
      sorts: {
        SORT_ASC: { column: currency.sort, direction: "asc" },
        CODE_ASC: { column: currency.code, direction: "asc" },
        CODE_DESC: { column: currency.code, direction: "desc" },
        MODIFIED_AT_DESC: { column: currency.modifiedAt, direction: "desc" },
      },
      where: and(
        keyword ? or(...[currency.code, currency.nameEn, currency.nameZh].map((c) => contains(c, keyword))) : undefined,
        status && eq(currency.status, status),
      ),
    });
  },
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  save: ({ body: { id, version, ...values } }, call) =>
    catalogueSave(call, {
      ...kind,
      id,
      version,
      values,
      unique: { currency_code: "code" },
      buttons: { create: "CURRENCY.CREATE", edit: "CURRENCY.EDIT" },
    }),
  enable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "ENABLED" }),
  disable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "DISABLED" }),
  list: async (_input, { db }) =>
    (await db.select().from(currency).orderBy(asc(currency.sort), asc(currency.id))).map(view),
});
