import { z } from "zod";
//< toggles
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
//| toggles
import { ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
//>
import { keyword, line, whole } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";

const own = {
  firstText: line(60).describe("First text; in use once."),
  someText: line(60).describe("Some text."),
  someNumber: whole(0, 9999).describe("Some number."),
  someDecimal: z.string("required").regex(/^\d{1,10}(\.\d{1,8})?$/, "number.decimal").meta({ format: "decimal", description: "Some decimal: at most 10 digits and 8 decimals." }),
  someDay: z.iso.date("day").describe("Some day, as 2026-11-20."),
};
export const SampleThingInput = z.object({ ...savedRow, ...own });
export type SampleThingInput = z.infer<typeof SampleThingInput>;
export const SampleThing = catalogueRow("SampleThing", own);
export type SampleThing = z.infer<typeof SampleThing>;

export const sampleThingSorts = {
  FIRST_TEXT_ASC: "firstText",
  FIRST_TEXT_DESC: "firstText",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<SampleThing>;
export const SampleThingFilter = z.object({ keyword: keyword("any text"), status: inUse });

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
} as const;
