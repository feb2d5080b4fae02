import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { keyword, listOf } from "../field.ts";
import { DocumentKind } from "../orders/order/enums.ts";
import { DOCUMENT_KINDS } from "../orders/order/history.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { baseCode, named, namedRow } from "./coded.ts";
import { RowUse } from "./row-use.ts";

const own = {
  code: baseCode("DOCUMENT"),
  ...named,
  papers: listOf(DocumentKind, DOCUMENT_KINDS.length).describe(
    "Documents that its orders have to bring, each once; may be none.",
  ),
};
export const CargoTypeInput = z.object({ ...savedRow, ...own });
export type CargoTypeInput = z.infer<typeof CargoTypeInput>;
export const CargoType = catalogueRow("CargoType", own);
export type CargoType = z.infer<typeof CargoType>;

export const cargoTypeSorts = {
  SORT_ASC: "sort",
  CODE_ASC: "code",
  CODE_DESC: "code",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<CargoType>;
export const CargoTypeFilter = z.object({ keyword: keyword("code or names"), status: inUse });
export type CargoTypeFilter = z.infer<typeof CargoTypeFilter>;

/** A cargo type as choices name it. */
export const CargoTypeName = z.object(namedRow("DOCUMENT")).meta({
  id: "CargoTypeName",
  description: "A cargo type as choices name it: reference data, in the gateway's memory.",
});
export type CargoTypeName = z.infer<typeof CargoTypeName>;

const { read, write } = routesOf("order");
export const cargoTypeRoutes = {
  pageQuery: read("/cargoType/pageQuery", {
    may: ["CARGO_TYPE.VIEW"],
    summary: "Cargo types, a page",
    body: pageQuery({ filter: CargoTypeFilter.shape, sort: sortNames(cargoTypeSorts) }),
    result: page(CargoType),
  }),
  byIds: read("/cargoType/byIds", {
    may: ["CARGO_TYPE.VIEW"],
    summary: "Cargo types by id",
    body: ByIds,
    result: z.array(CargoType),
  }),
  uses: read("/cargoType/uses", {
    may: ["CARGO_TYPE.VIEW"],
    summary: "What names a cargo type, of what the caller may see",
    body: ById,
    result: z.array(RowUse),
  }),
  save: write("/cargoType/save", {
    may: ["CARGO_TYPE.CREATE", "CARGO_TYPE.EDIT"],
    summary: "Create a cargo type (no id) or edit one",
    body: CargoTypeInput,
    result: CargoType,
  }),
  enable: write("/cargoType/enable/:id", {
    may: ["CARGO_TYPE.ENABLE"],
    summary: "Bring a cargo type into use",
    params: ById,
    result: CargoType,
  }),
  disable: write("/cargoType/disable/:id", {
    may: ["CARGO_TYPE.DISABLE"],
    summary: "Take a cargo type out of use; orders keep it",
    params: ById,
    result: CargoType,
  }),
  list: route({
    service: "order",
    method: "GET",
    path: "/baseData/cargoTypeList",
    may: ["GATEWAY"],
    safe: true,
    summary: "Every cargo type by its names: reference data of the gateway",
    result: z.array(CargoTypeName),
  }),
} as const;
