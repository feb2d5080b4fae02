import { catalogueByIds, catalogueDelete, catalogueSave } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { cargoConvertRoutes as routes, cargoConvertSorts } from "@linehaul/schema/base-data/cargo-convert";
import { kind, matching } from "./kind.ts";
import { cargoConvert } from "./table.ts";

const sorts = sortsIn(cargoConvert, cargoConvertSorts);

export const feature = bind(routes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  save: ({ body: { id, version, ...values } }, call) =>
    catalogueSave(call, {
      ...kind,
      id,
      version,
      values,
      unique: { cargo_convert_from: "fromTerm" },
      buttons: { create: "CARGO_CONVERT.CREATE", edit: "CARGO_CONVERT.EDIT" },
    }),
  delete: ({ params }, call) => catalogueDelete(call, { ...kind, id: params.id }),
});
