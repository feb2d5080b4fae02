import { catalogueByIds, catalogueSave, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { cargoTypeRoutes as routes, cargoTypeSorts } from "@linehaul/schema/base-data/cargo-type";
import { DOCUMENT_KINDS } from "@linehaul/schema/orders/order/history";
import { asc } from "drizzle-orm";
import { namedRow } from "../named.ts";
import { rowUses } from "../row-uses.ts";
import { kind, matching } from "./kind.ts";
import { cargoType } from "./table.ts";
import { usesOfCargoType } from "./uses.ts";

const sorts = sortsIn(cargoType, cargoTypeSorts);

export const feature = bind(routes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  uses: ({ body }, call) => rowUses(call, kind, body.id, usesOfCargoType),
  save: ({ body: { id, version, ...values } }, call) =>
    catalogueSave(call, {
      ...kind,
      id,
      version,
      // Each paper once, in its own order.
      values: { ...values, papers: DOCUMENT_KINDS.filter((paper) => values.papers.includes(paper)) },
      unique: { cargo_type_code: "code" },
      keeps: ["code"],
      buttons: { create: "CARGO_TYPE.CREATE", edit: "CARGO_TYPE.EDIT" },
    }),
  enable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "ENABLED" }),
  disable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "DISABLED" }),
  list: async (_input, { db }) => {
    const rows = await db.select().from(cargoType).orderBy(asc(cargoType.sort), asc(cargoType.id));
    return rows.map(namedRow);
  },
});
