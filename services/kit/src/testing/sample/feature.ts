import { ilike } from "drizzle-orm";
import { z } from "zod";
import { ById, ByIds, catalogueRow, savedRow } from "@linehaul/schema/catalogue";
import { line, whole } from "@linehaul/schema/field";
import { page, pageQuery } from "@linehaul/schema/paging";
import { routesOf } from "@linehaul/schema/route";
import { sortNames, type Sorts } from "@linehaul/schema/sorts";
import { catalogueByIds, catalogueSave, catalogueToggle, catalogueView } from "../../catalogue.ts";
import { feature } from "../../feature.ts";
import { pageRows } from "../../paging.ts";
import { sortsIn } from "../../sorts-in.ts";
import { parcel } from "./table.ts";

const own = {
  name: line(20).describe("What is in it."),
  weight: whole(0, 1000).nullable().describe("kg."),
  seenAt: z.iso.datetime().describe("When it was seen last."),
};
const Parcel = catalogueRow("Parcel", own);
const ParcelInput = z.object({ ...savedRow, ...own });
export const parcelSorts = {
  SEEN_ASC: "seenAt",
  SEEN_DESC: "seenAt",
  WEIGHT_ASC: "weight",
  WEIGHT_DESC: "weight",
} as const satisfies Sorts<z.infer<typeof Parcel>>;
const may = ["CURRENCY.VIEW"] as const;

const { read, write } = routesOf("order");
export const parcelRoutes = {
  pageQuery: read("/parcel/pageQuery", {
    may,
    summary: "Parcels, a page",
    body: pageQuery({ filter: { keyword: z.string().optional() }, sort: sortNames(parcelSorts) }),
    result: page(Parcel),
  }),
  byIds: read("/parcel/byIds", { may, summary: "Parcels by id", body: ByIds, result: z.array(Parcel) }),
  save: write("/parcel/save", {
    may: ["CURRENCY.CREATE", "CURRENCY.EDIT"],
    summary: "Save a parcel",
    body: ParcelInput,
    result: Parcel,
  }),
  disable: write("/parcel/disable/:id", {
    may: ["CURRENCY.DISABLE"],
    summary: "Take a parcel out of use",
    params: ById,
    result: Parcel,
  }),
} as const;

const row = (r: typeof parcel.$inferSelect) => ({
  ...catalogueView(r),
  name: r.name,
  weight: r.weight,
  seenAt: r.seenAt.toISOString(),
});

const sorts = sortsIn(parcel, parcelSorts);

export const parcelFeature = feature(parcelRoutes, {
  pageQuery: ({ body }, call) =>
    pageRows({
      db: call.db,
      table: parcel,
      query: body,
      sorts,
      where: body.filter?.keyword === undefined ? undefined : ilike(parcel.name, `%${body.filter.keyword}%`),
      row,
    }),
  byIds: ({ body }, call) => catalogueByIds(call, { table: parcel, ids: body.ids, row }),
  save: ({ body: { id, version, name, weight, seenAt } }, call) =>
    catalogueSave(call, {
      table: parcel,
      row,
      event: "parcel.changed",
      id,
      version,
      values: { name, weight, seenAt: new Date(seenAt) },
      unique: { parcel_name: "name" },
      buttons: { create: "CURRENCY.CREATE", edit: "CURRENCY.EDIT" },
    }),
  disable: ({ params }, call) =>
    catalogueToggle(call, { table: parcel, row, event: "parcel.changed", id: params.id, status: "DISABLED" }),
});
