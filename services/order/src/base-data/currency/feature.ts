import { catalogueByIds, catalogueSave, catalogueToggle, catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { currencyRoutes, currencySorts, type Currency } from "@linehaul/schema/base-data/currency";
import { and, asc, eq } from "drizzle-orm";
import { currency } from "./table.ts";

const view = (row: typeof currency.$inferSelect): Currency => ({ ...row, ...catalogueView(row) });
const kind = { table: currency, row: view, event: "currency.changed" };
const sorts = sortsIn(currency, currencySorts);

export const feature = bind(currencyRoutes, {
  pageQuery: ({ body: query }, { db }) => {
    const { keyword, status } = query.filter ?? {};
    const { code, nameEn, nameZh } = currency;
    return pageRows({
      db,
      ...kind,
      query,
      sorts,
      where: and(anyContains([code, nameEn, nameZh], keyword), status && eq(currency.status, status)),
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
