import { catalogueSheet } from "@linehaul/kit/catalogue-sheet/catalogue-sheet";
import { NewSampleThing, sampleThingColumns } from "@linehaul/schema/base-data/sample-thing";
import { kind } from "./kind.ts";
import { sampleThing } from "./table.ts";

/** Sample things that come as a sheet. */
export const sheet = catalogueSheet({
  module: "SAMPLE_THING",
  ...kind,
  columns: sampleThingColumns,
  input: NewSampleThing,
  key: "firstText",
  keyColumn: sampleThing.firstText,
  sample: {
    firstText: "A",
    someText: "A",
    someNumber: 0,
    someDecimal: "1.5",
    someDay: "2026-11-20",
  },
});
