import { z } from "zod";
import { ById, ByIds, catalogueRow, ConfigStatus, inUse, savedRow } from "../catalogue.ts";
import { SheetFound, SheetToCheck, SheetToStore } from "../catalogue-sheet.ts";
import { type ExportColumns, trackedColumns } from "../export-column.ts";
import { ExportPreview, exportRequest, exportRows } from "../export-request.ts";
import { FileAnswer } from "../file.ts";
import { keyword, line, note, whole } from "../field.ts";
import { ExportTask } from "../orders/export-task.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { FILE_KINDS, uploadRoute } from "../upload.ts";
import { dialledPhone } from "./dialled-phone.ts";

const own = {
  code: z
    .string("required")
    .trim()
    .max(20, "text.max")
    .regex(/^[A-Z0-9][A-Z0-9-]*$/, "warehouse.code")
    .describe(
      "Names it in orders and files, e.g. `KUL-01`: capital letters, digits and dashes; in use once at a site.",
    ),
  nameEn: line(100).describe("Name in English."),
  nameZh: line(100).describe("Name in Chinese."),
  countryCode: z
    .string("required")
    .regex(/^[A-Z]{2}$/, "country.code")
    .describe("Its country: ISO 3166-1 alpha-2, of the list of countries."),
  province: note(60).describe("State or province; empty where the country has none."),
  city: line(60).describe("City."),
  district: note(60).describe("District or ward; may be empty."),
  address: line(200).describe("Street and number, as on a label (CUS-03)."),
  postCode: note(20).describe("Postal code; empty where the country has none (CUS-05)."),
  contactName: line(150).describe("Whom to ask for there: a desk or a person (CUS-06)."),
  contactPhone: dialledPhone("The warehouse's telephone"),
  sort: whole(0, 9999).describe("Its place in choices."),
  remark: note(200).describe("For those who administer it; may be empty."),
};
/** Fields that a form, a script or a file may leave out. */
const empty = {
  province: own.province.default(""),
  district: own.district.default(""),
  postCode: own.postCode.default(""),
  remark: own.remark.default(""),
};
export const WarehouseAddressInput = z.object({
  ...savedRow,
  ...own,
  ...empty,
  status: ConfigStatus.describe("May it be chosen in new work?"),
});
export type WarehouseAddressInput = z.infer<typeof WarehouseAddressInput>;
export const NewWarehouseAddress = WarehouseAddressInput.omit({ id: true, version: true });
export type NewWarehouseAddress = z.infer<typeof NewWarehouseAddress>;
export const ChangedWarehouseAddress = WarehouseAddressInput.required({ id: true, version: true });

/** An address of a warehouse that a site's customers send to and collect from. */
export const WarehouseAddress = catalogueRow("WarehouseAddress", {
  site: Site.describe("The site that it belongs to."),
  ...own,
});
export type WarehouseAddress = z.infer<typeof WarehouseAddress>;

export const warehouseAddressSorts = {
  SORT_ASC: "sort",
  CODE_ASC: "code",
  CODE_DESC: "code",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<WarehouseAddress>;
export const WarehouseAddressFilter = z.object({
  keyword: keyword("the code, names, city, address or post code"),
  status: inUse,
});
export type WarehouseAddressFilter = z.infer<typeof WarehouseAddressFilter>;

/** What a file of warehouses can hold; those of them that an input takes are read from an uploaded one. */
export const warehouseAddressColumns = {
  code: { kind: "code", head: "catalogue.code" },
  status: { kind: "code", head: "catalogue.status" },
  nameEn: { kind: "text", head: "catalogue.nameEn" },
  nameZh: { kind: "text", head: "catalogue.nameZh" },
  countryCode: { kind: "code", head: "warehouseAddress.countryCode" },
  province: { kind: "text", head: "warehouseAddress.province" },
  city: { kind: "text", head: "warehouseAddress.city" },
  district: { kind: "text", head: "warehouseAddress.district" },
  address: { kind: "text", head: "warehouseAddress.address" },
  postCode: { kind: "code", head: "warehouseAddress.postCode" },
  contactName: { kind: "text", head: "warehouseAddress.contactName" },
  contactPhone: { kind: "code", head: "warehouseAddress.contactPhone" },
  sort: { kind: "integer", head: "catalogue.sort" },
  remark: { kind: "text", head: "catalogue.remark" },
  ...trackedColumns,
} as const satisfies ExportColumns;

const { read, write } = routesOf("order");
export const warehouseAddressRoutes = {
  pageQuery: read("/warehouseAddress/pageQuery", {
    may: ["WAREHOUSE_ADDRESS.VIEW"],
    summary: "Warehouse addresses of the caller's site, a page",
    body: pageQuery({ filter: WarehouseAddressFilter.shape, sort: sortNames(warehouseAddressSorts) }),
    result: page(WarehouseAddress),
  }),
  byIds: read("/warehouseAddress/byIds", {
    may: ["WAREHOUSE_ADDRESS.VIEW"],
    summary: "Warehouse addresses by id; those of other sites are left out",
    body: ByIds,
    result: z.array(WarehouseAddress),
  }),
  getById: route({
    service: "order",
    method: "GET",
    path: "/warehouseAddress/getById/:id",
    may: ["WAREHOUSE_ADDRESS.VIEW"],
    safe: true,
    summary: "One warehouse address of the caller's site",
    params: ById,
    result: WarehouseAddress,
  }),
  /** For the forms of others, whose buttons are added here when they come. */
  query: read("/warehouseAddress/query", {
    may: ["WAREHOUSE_ADDRESS.VIEW"],
    summary: "Warehouse addresses in use by a piece of code, name or city, in their order; fifty at most",
    body: z.object({ keyword: keyword("the code, names, city, address or post code") }),
    result: z.array(WarehouseAddress),
  }),
  add: write("/warehouseAddress/add", {
    may: ["WAREHOUSE_ADDRESS.CREATE"],
    summary: "Add a warehouse address to the caller's site",
    body: NewWarehouseAddress,
    result: WarehouseAddress,
  }),
  update: write("/warehouseAddress/update", {
    may: ["WAREHOUSE_ADDRESS.EDIT"],
    summary: "Edit a warehouse address by id and version",
    body: ChangedWarehouseAddress,
    result: WarehouseAddress,
  }),
  delete: write("/warehouseAddress/delete", {
    may: ["WAREHOUSE_ADDRESS.DELETE"],
    summary: "Delete a warehouse address",
    body: ById,
    result: WarehouseAddress,
  }),
  /** Given as the path of UPLOAD: it takes the file; looking at it and storing it are routes of their own. */
  upload: uploadRoute({
    service: "order",
    path: "/warehouseAddress/upload",
    may: ["WAREHOUSE_ADDRESS.UPLOAD"],
    upload: "catalogueSheet",
    summary: "Take a sheet of warehouse addresses: xlsx or csv",
  }),
  uploadCheck: read("/warehouseAddress/upload/check", {
    may: ["WAREHOUSE_ADDRESS.UPLOAD"],
    summary: "What storing an uploaded sheet would do, and its wrong cells; 400001 at `file` when it can't be read",
    body: SheetToCheck,
    result: SheetFound,
  }),
  uploadStore: write("/warehouseAddress/upload/store", {
    may: ["WAREHOUSE_ADDRESS.UPLOAD"],
    summary: "Store an uploaded sheet as it was found, all of it or nothing; 409002 when anything has changed since",
    body: SheetToStore,
    result: SheetFound,
  }),
  downloadTemplate: route({
    service: "order",
    method: "GET",
    path: "/warehouseAddress/downloadTemplate",
    may: ["WAREHOUSE_ADDRESS.UPLOAD"],
    file: true,
    fileType: FILE_KINDS.xlsx.type,
    safe: true,
    summary: "An empty workbook with heads, notes, choices and a sample, in the request's language",
    result: FileAnswer,
  }),
  /** Recorded before a row is read. */
  exportAsync: write("/warehouseAddress/export/async", {
    may: ["WAREHOUSE_ADDRESS.EXPORT"],
    summary: "Ask for a file of the site's warehouse addresses; 429001 while too many wait",
    body: exportRequest(WarehouseAddressFilter.shape, warehouseAddressColumns),
    result: ExportTask,
  }),
  exportPreview: read("/warehouseAddress/export/preview", {
    may: ["WAREHOUSE_ADDRESS.EXPORT"],
    summary: "What would be in a file of warehouse addresses",
    body: exportRows(WarehouseAddressFilter.shape),
    result: ExportPreview,
  }),
} as const;
