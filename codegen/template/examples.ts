import type { sampleThingFormSaveMutation$variables } from "../../../__generated__/sampleThingFormSaveMutation.graphql.ts";
//< toggles
import type { sampleThingPageDisableMutation$variables } from "../../../__generated__/sampleThingPageDisableMutation.graphql.ts";
import type { sampleThingPageEnableMutation$variables } from "../../../__generated__/sampleThingPageEnableMutation.graphql.ts";
//>
import type { sampleThingPageQuery$variables } from "../../../__generated__/sampleThingPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  firstText: "A",
  someText: "A",
  someNumber: 0,
  someDecimal: "1.5",
  someDay: "2026-11-20",
};
const row = { id: exampleId("SampleThing") };

export const sampleThingPageQuery: Examples<sampleThingPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "FIRST_TEXT_ASC" },
];
export const sampleThingFormSaveMutation: Examples<sampleThingFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
//< toggles
export const sampleThingPageEnableMutation: Examples<sampleThingPageEnableMutation$variables> = [{ input: row }];
export const sampleThingPageDisableMutation: Examples<sampleThingPageDisableMutation$variables> = [{ input: row }];
//>
