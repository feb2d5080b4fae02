import { catalogueByIds, catalogueDelete, catalogueSave, catalogueToggle } from "@linehaul/kit/catalogue";
import { askExport, previewExport } from "@linehaul/kit/exports/ask";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { sampleThingRoutes as routes, sampleThingSorts } from "@linehaul/schema/base-data/sample-thing";
import { kind, matching } from "./kind.ts";
//< exports
import { sampleThingExport } from "./export-list.ts";
//>
//< uploads
import { sheet } from "./sheet.ts";
//>
import { sampleThing } from "./table.ts";

const sorts = sortsIn(sampleThing, sampleThingSorts);

export const feature = bind(routes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  save: ({ body: { id, version, ...values } }, call) =>
    catalogueSave(call, {
      ...kind,
      id,
      version,
      values,
      unique: { sample_thing_first_text: "firstText" },
      buttons: { create: "SAMPLE_THING.CREATE", edit: "SAMPLE_THING.EDIT" },
    }),
//< toggles
  enable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "ENABLED" }),
  disable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "DISABLED" }),
//>
//< deletes
  delete: ({ body }, call) => catalogueDelete(call, { ...kind, id: body.id }),
//>
//< uploads
  upload: async ({ file }) => file,
  uploadCheck: ({ body }, call) => sheet.check(call, {}, body.file),
  uploadStore: ({ body }, call) => sheet.store(call, {}, body),
  downloadTemplate: (_input, call) => sheet.template(call),
//>
//< exports
  exportAsync: ({ body }, call) => askExport(call, "order", sampleThingExport, routes.exportAsync, body),
  exportPreview: ({ body }, call) => previewExport(call, sampleThingExport, body),
//>
});
