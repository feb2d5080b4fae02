import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { SampleThing, SampleThingFilter } from "@linehaul/schema/base-data/sample-thing";
import { and, eq, type SQL } from "drizzle-orm";
import { sampleThing } from "./table.ts";

const view = (row: typeof sampleThing.$inferSelect): SampleThing => ({ ...row, ...catalogueView(row) });
export const kind = { table: sampleThing, row: view, event: "sampleThing.changed" };

const searched = [
  sampleThing.firstText,
  sampleThing.someText,
];
export const matching = ({ keyword, status }: SampleThingFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), status && eq(sampleThing.status, status));
