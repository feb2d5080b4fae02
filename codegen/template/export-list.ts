import { exportList, plainCells } from "@linehaul/kit/exports/list";
import { sampleThingColumns, SampleThingFilter } from "@linehaul/schema/base-data/sample-thing";
import { sql } from "drizzle-orm";
import { matching } from "./kind.ts";
import { sampleThing } from "./table.ts";

/** Files of sample things. */
export const sampleThingExport = exportList({
  list: "SAMPLE_THING",
  name: "sample-things",
  columns: sampleThingColumns,
  cells: plainCells(sampleThing, sampleThingColumns),
  table: sampleThing,
  order: sql`${sampleThing.firstText}, ${sampleThing.id}`,
  mine: () => undefined,
  filter: SampleThingFilter,
  matching,
});
