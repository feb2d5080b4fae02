import { catalogueByIds, catalogueSave, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { PAY_FOR, payMethodRoutes as routes, payMethodSorts } from "@linehaul/schema/base-data/pay-method";
import { PAY_METHODS } from "@linehaul/schema/orders/order/status";
import { asc } from "drizzle-orm";
import { namedRow } from "../named.ts";
import { kind, matching } from "./kind.ts";
import { payMethod } from "./table.ts";

const sorts = sortsIn(payMethod, payMethodSorts);

export const feature = bind(routes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  save: ({ body: { id, version, ...values } }, call) =>
    catalogueSave(call, {
      ...kind,
      id,
      version,
      // Each once, in its own order.
      values: {
        ...values,
        payFor: PAY_FOR.filter((one) => values.payFor.includes(one)),
        payers: PAY_METHODS.filter((payer) => values.payers.includes(payer)),
      },
      unique: { pay_method_code: "code" },
      keeps: ["code"],
      buttons: { create: "PAY_METHOD.CREATE", edit: "PAY_METHOD.EDIT" },
    }),
  enable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "ENABLED" }),
  disable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "DISABLED" }),
  list: async (_input, { db }) => {
    const rows = await db.select().from(payMethod).orderBy(asc(payMethod.sort), asc(payMethod.id));
    return rows.map(namedRow);
  },
});
