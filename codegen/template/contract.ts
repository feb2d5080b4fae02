import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { SheetFound, SheetToCheck, SheetToStore } from "../catalogue-sheet.ts";
import { type ExportColumns, trackedColumns } from "../export-column.ts";
import { ExportPreview, exportRequest, exportRows } from "../export-request.ts";
import { keyword, line, whole } from "../field.ts";
import { FileAnswer } from "../file.ts";
import { ExportTask } from "../orders/export-task.ts";
import { page, pageQuery } from "../paging.ts";
//< uploads
import { route, routesOf } from "../route.ts";
//| uploads
import { routesOf } from "../route.ts";
//>
import { sortNames, type Sorts } from "../sorts.ts";
import { FILE_KINDS, uploadRoute } from "../upload.ts";

const own = {
  firstText: line(60).describe("First text; in use once."),
  someText: line(60).describe("Some text."),
  someNumber: whole(0, 9999).describe("Some number."),
  someDecimal: z.string("required").regex(/^\d{1,10}(\.\d{1,8})?$/, "number.decimal").meta({ format: "decimal", description: "Some decimal: at most 10 digits and 8 decimals." }),
  someDay: z.iso.date("day").describe("Some day, as 2026-11-20."),
};
export const SampleThingInput = z.object({ ...savedRow, ...own });
export type SampleThingInput = z.infer<typeof SampleThingInput>;
//< uploads
export const NewSampleThing = SampleThingInput.omit({ id: true, version: true });
//>
export const SampleThing = catalogueRow("SampleThing", own);
export type SampleThing = z.infer<typeof SampleThing>;

export const sampleThingSorts = {
  FIRST_TEXT_ASC: "firstText",
  FIRST_TEXT_DESC: "firstText",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<SampleThing>;
export const SampleThingFilter = z.object({ keyword: keyword("any text"), status: inUse });
export type SampleThingFilter = z.infer<typeof SampleThingFilter>;
//< columns

/** What a file of sample things can hold; those of them that an input takes are read from an uploaded one. */
export const sampleThingColumns = {
  firstText: { kind: "code", head: "sampleThing.firstText" },
//< toggles
  status: { kind: "code", head: "catalogue.status" },
//>
  someText: { kind: "text", head: "sampleThing.someText" },
  someNumber: { kind: "integer", head: "sampleThing.someNumber" },
  someDecimal: { kind: "amount", head: "sampleThing.someDecimal" },
  someDay: { kind: "code", head: "sampleThing.someDay" },
  ...trackedColumns,
} as const satisfies ExportColumns;
//>

const { read, write } = routesOf("order");
export const sampleThingRoutes = {
  pageQuery: read("/sampleThing/pageQuery", {
    may: ["SAMPLE_THING.VIEW"],
    summary: "Sample things, a page",
    body: pageQuery({ filter: SampleThingFilter.shape, sort: sortNames(sampleThingSorts) }),
    result: page(SampleThing),
  }),
  byIds: read("/sampleThing/byIds", {
    may: ["SAMPLE_THING.VIEW"],
    summary: "Sample things by id",
    body: ByIds,
    result: z.array(SampleThing),
  }),
  save: write("/sampleThing/save", {
    may: ["SAMPLE_THING.CREATE", "SAMPLE_THING.EDIT"],
    summary: "Create a sample thing (no id) or edit one",
    body: SampleThingInput,
    result: SampleThing,
  }),
//< toggles
  enable: write("/sampleThing/enable/:id", {
    may: ["SAMPLE_THING.ENABLE"],
    summary: "Bring a sample thing into use",
    params: ById,
    result: SampleThing,
  }),
  disable: write("/sampleThing/disable/:id", {
    may: ["SAMPLE_THING.DISABLE"],
    summary: "Take a sample thing out of use",
    params: ById,
    result: SampleThing,
  }),
//>
//< deletes
  delete: write("/sampleThing/delete", {
    may: ["SAMPLE_THING.DELETE"],
    summary: "Delete a sample thing",
    body: ById,
    result: SampleThing,
  }),
//>
//< uploads
  upload: uploadRoute({
    service: "order",
    path: "/sampleThing/upload",
    may: ["SAMPLE_THING.UPLOAD"],
    upload: "catalogueSheet",
    summary: "Take a sheet of sample things: xlsx or csv",
  }),
  uploadCheck: read("/sampleThing/upload/check", {
    may: ["SAMPLE_THING.UPLOAD"],
    summary: "What storing an uploaded sheet would do, and its wrong cells; 400001 at `file` when it can't be read",
    body: SheetToCheck,
    result: SheetFound,
  }),
  uploadStore: write("/sampleThing/upload/store", {
    may: ["SAMPLE_THING.UPLOAD"],
    summary: "Store an uploaded sheet as it was found, all of it or nothing; 409002 when anything has changed since",
    body: SheetToStore,
    result: SheetFound,
  }),
  downloadTemplate: route({
    service: "order",
    method: "GET",
    path: "/sampleThing/downloadTemplate",
    may: ["SAMPLE_THING.UPLOAD"],
    file: true,
    fileType: FILE_KINDS.xlsx.type,
    safe: true,
    summary: "An empty workbook with heads, notes, choices and a sample, in the request's language",
    result: FileAnswer,
  }),
//>
//< exports
  exportAsync: write("/sampleThing/export/async", {
    may: ["SAMPLE_THING.EXPORT"],
    summary: "Ask for a file of sample things; 429001 while too many wait",
    body: exportRequest(SampleThingFilter.shape, sampleThingColumns),
    result: ExportTask,
  }),
  exportPreview: read("/sampleThing/export/preview", {
    may: ["SAMPLE_THING.EXPORT"],
    summary: "What would be in a file of sample things",
    body: exportRows(SampleThingFilter.shape),
    result: ExportPreview,
  }),
//>
} as const;
