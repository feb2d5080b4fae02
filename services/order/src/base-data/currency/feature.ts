import { catalogueByIds, catalogueSave, catalogueToggle } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { currencyRoutes, currencySorts } from "@linehaul/schema/base-data/currency";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, asc, eq } from "drizzle-orm";
import { lookAt, pull, ticked } from "../pull/pull.ts";
import { kind, pulled } from "./kind.ts";
import { keepRates, ratesOf } from "./rates.ts";
import { currency } from "./table.ts";

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
  rates: async ({ body }, call) => {
    const [row] = await catalogueByIds(call, { ...kind, ids: [body.id] });
    if (row === undefined) throw fail(SERVICE_CODES.notFound);
    return ratesOf(call.db, row.code);
  },
  syncLook: (_input, call) => lookAt(call, pulled),
  sync: ({ body }, call) => pull(call, pulled, ticked(body)),
  save: ({ body: { id, version, ...values } }, call) =>
    catalogueSave(call, {
      ...kind,
      id,
      version,
      values,
      unique: { currency_code: "code" },
      buttons: { create: "CURRENCY.CREATE", edit: "CURRENCY.EDIT" },
      check: (tx, after) => keepRates(tx, [after], "HAND"),
    }),
  enable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "ENABLED" }),
  disable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "DISABLED" }),
  list: async (_input, { db }) =>
    (await db.select().from(currency).orderBy(asc(currency.sort), asc(currency.id))).map(kind.row),
});
