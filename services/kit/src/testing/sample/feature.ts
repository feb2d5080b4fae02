import { ilike } from "drizzle-orm";
import { z } from "zod";
import { ById, ByIds, CatalogueRow, savedRow } from "@linehaul/schema/catalogue";
import { page, pageQuery } from "@linehaul/schema/paging";
import { route } from "@linehaul/schema/route";
import { catalogueByIds, catalogueSave, catalogueToggle, catalogueView } from "../../catalogue.ts";
import { feature } from "../../feature.ts";
import { pageRows } from "../../paging.ts";
import { parcel } from "./table.ts";

const Parcel = CatalogueRow.extend({ name: z.string(), weight: z.int().nullable(), seenAt: z.iso.datetime() });
const ParcelInput = z.object({
  ...savedRow,
  name: z.string("required").trim().min(1, "required").max(20, "text.max"),
  weight: z.int("number.integer").min(0, "number.min").max(1000, "number.max").nullable(),
  seenAt: z.iso.datetime(),
});
export const PARCEL_SORTS = ["SEEN_ASC", "SEEN_DESC", "WEIGHT_ASC", "WEIGHT_DESC"] as const;
const may = ["CURRENCY.VIEW"] as const;

export const parcelRoutes = {
  pageQuery: route({
    service: "order",
    method: "POST",
    path: "/parcel/pageQuery",
    may,
    safe: true,
    summary: "Parcels, a page",
    body: pageQuery({ filter: { keyword: z.string().optional() }, sort: PARCEL_SORTS }),
    result: page(Parcel),
  }),
  byIds: route({
    service: "order",
    method: "POST",
    path: "/parcel/byIds",
    may,
    safe: true,
    summary: "Parcels by id",
    body: ByIds,
    result: z.array(Parcel),
  }),
  save: route({
    service: "order",
    method: "POST",
    path: "/parcel/save",
    may: ["CURRENCY.CREATE", "CURRENCY.EDIT"],
    summary: "Save a parcel",
    body: ParcelInput,
    result: Parcel,
  }),
  disable: route({
    service: "order",
    method: "POST",
    path: "/parcel/disable/:id",
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

export const parcelFeature = feature(parcelRoutes, {
  pageQuery: ({ body }, call) =>
    pageRows({
      db: call.db,
      table: parcel,
      query: body,
      sorts: {
        SEEN_ASC: { column: parcel.seenAt, direction: "asc" },
        SEEN_DESC: { column: parcel.seenAt, direction: "desc" },
        WEIGHT_ASC: { column: parcel.weight, direction: "asc" },
        WEIGHT_DESC: { column: parcel.weight, direction: "desc" },
      },
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
