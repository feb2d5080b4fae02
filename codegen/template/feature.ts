//< toggles
import { catalogueByIds, catalogueSave, catalogueToggle, catalogueView } from "@linehaul/kit/catalogue";
//| toggles
import { catalogueByIds, catalogueSave, catalogueView } from "@linehaul/kit/catalogue";
//>
import { anyContains } from "@linehaul/kit/contains";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { sampleThingRoutes, sampleThingSorts, type SampleThing } from "@linehaul/schema/base-data/sample-thing";
import { and, eq } from "drizzle-orm";
import { sampleThing } from "./table.ts";

const view = (row: typeof sampleThing.$inferSelect): SampleThing => ({ ...row, ...catalogueView(row) });
const kind = { table: sampleThing, row: view, event: "sampleThing.changed" };
const sorts = sortsIn(sampleThing, sampleThingSorts);
const searched = [
  sampleThing.firstText,
  sampleThing.someText,
];

export const feature = bind(sampleThingRoutes, {
  pageQuery: ({ body: query }, { db }) => {
    const { keyword, status } = query.filter ?? {};
    const where = and(anyContains(searched, keyword), status && eq(sampleThing.status, status));
    return pageRows({ db, ...kind, query, sorts, where });
  },
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
});
