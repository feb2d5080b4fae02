import {
  SampleThing as SampleThingRow,
//< exports
  sampleThingColumns,
//>
  SampleThingFilter,
  SampleThingInput,
  sampleThingRoutes,
  sampleThingSorts,
} from "@linehaul/schema/base-data/sample-thing";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { sheetOfCatalogue } from "../../catalogue/sheet.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { exportOfList } from "../orders/export-task/list.ts";

const SampleThing = catalogueEntity("SampleThing", SampleThingRow, {
  description: "A sample thing.",
  may: ["SAMPLE_THING.VIEW"],
  load: (ids, grant) => grant.call(sampleThingRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "SAMPLE_THING.EDIT",
//< toggles
    turn: { enable: "SAMPLE_THING.ENABLE", disable: "SAMPLE_THING.DISABLE" },
//>
//< deletes
    delete: "SAMPLE_THING.DELETE",
//>
  },
});

//< exports
const filter = list("sampleThings", {
//| exports
list("sampleThings", {
//>
  type: SampleThing,
  description: "Sample things, a page. One call to the order service.",
  sorts: sampleThingSorts,
  filter: SampleThingFilter,
  page: (grant, query) => grant.call(sampleThingRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "SAMPLE_THING.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: SampleThing,
  field: "sampleThing",
  may: { create: "SAMPLE_THING.CREATE", edit: "SAMPLE_THING.EDIT" },
  schema: SampleThingInput,
  save: (grant, body, options) => grant.call(sampleThingRoutes.save, { body }, options),
});
//< toggles

catalogueToggle("Enable", {
  type: SampleThing,
  field: "sampleThing",
  may: "SAMPLE_THING.ENABLE",
  description: "Brings a sample thing into use.",
  write: (grant, id, options) => grant.call(sampleThingRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: SampleThing,
  field: "sampleThing",
  may: "SAMPLE_THING.DISABLE",
  description: "Takes a sample thing out of use.",
  write: (grant, id, options) => grant.call(sampleThingRoutes.disable, { params: { id } }, options),
});
//>
//< deletes

catalogueToggle("Delete", {
  type: SampleThing,
  field: "sampleThing",
  may: "SAMPLE_THING.DELETE",
  description: "Deletes a sample thing.",
  write: (grant, id, options) => grant.call(sampleThingRoutes.delete, { body: { id } }, options),
});
//>
//< uploads

sheetOfCatalogue("SampleThing", {
  may: "SAMPLE_THING.UPLOAD",
  what: "sample things",
  upload: sampleThingRoutes.upload,
  template: sampleThingRoutes.downloadTemplate,
  check: (grant, body) => grant.call(sampleThingRoutes.uploadCheck, { body }),
  store: (grant, body, options) => grant.call(sampleThingRoutes.uploadStore, { body }, options),
});
//>
//< exports

exportOfList("SampleThing", {
  may: "SAMPLE_THING.EXPORT",
  what: "sample things",
  row: SampleThing.name,
  filter,
  columns: sampleThingColumns,
  request: sampleThingRoutes.exportAsync.body,
  rows: sampleThingRoutes.exportPreview.body,
  begin: (grant, body, options) => grant.call(sampleThingRoutes.exportAsync, { body }, options),
  preview: (grant, body) => grant.call(sampleThingRoutes.exportPreview, { body }),
});
//>
