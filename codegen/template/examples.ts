//< exports
import type { sampleThingExportMutation$variables } from "../../../__generated__/sampleThingExportMutation.graphql.ts";
import type { sampleThingExportPreviewQuery$variables } from "../../../__generated__/sampleThingExportPreviewQuery.graphql.ts";
//>
import type { sampleThingFormSaveMutation$variables } from "../../../__generated__/sampleThingFormSaveMutation.graphql.ts";
//< deletes
import type { sampleThingPageDeleteMutation$variables } from "../../../__generated__/sampleThingPageDeleteMutation.graphql.ts";
//>
//< toggles
import type { sampleThingPageDisableMutation$variables } from "../../../__generated__/sampleThingPageDisableMutation.graphql.ts";
import type { sampleThingPageEnableMutation$variables } from "../../../__generated__/sampleThingPageEnableMutation.graphql.ts";
//>
import type { sampleThingPageQuery$variables } from "../../../__generated__/sampleThingPageQuery.graphql.ts";
//< uploads
import type { sampleThingUploadCheckMutation$variables } from "../../../__generated__/sampleThingUploadCheckMutation.graphql.ts";
import type { sampleThingUploadStoreMutation$variables } from "../../../__generated__/sampleThingUploadStoreMutation.graphql.ts";
import type { sampleThingUploadTemplateDownloadMutation$variables } from "../../../__generated__/sampleThingUploadTemplateDownloadMutation.graphql.ts";
import type { sampleThingUploadTicketMutation$variables } from "../../../__generated__/sampleThingUploadTicketMutation.graphql.ts";
//>
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
//< deletes
export const sampleThingPageDeleteMutation: Examples<sampleThingPageDeleteMutation$variables> = [{ input: row }];
//>
//< exports
export const sampleThingExportPreviewQuery: Examples<sampleThingExportPreviewQuery$variables> = [{ filter: {} }];
export const sampleThingExportMutation: Examples<sampleThingExportMutation$variables> = [
  { input: { filter: {}, columns: ["createdAt"], format: "CSV" } },
];
//>
//< uploads
const file = "0197f000-0000-7000-8000-00000000a002";
export const sampleThingUploadTicketMutation: Examples<sampleThingUploadTicketMutation$variables> = [
  { input: { name: "sheet.xlsx", bytes: 1 } },
];
export const sampleThingUploadTemplateDownloadMutation: Examples<sampleThingUploadTemplateDownloadMutation$variables> =
  [{}];
export const sampleThingUploadCheckMutation: Examples<sampleThingUploadCheckMutation$variables> = [{ input: { file } }];
export const sampleThingUploadStoreMutation: Examples<sampleThingUploadStoreMutation$variables> = [
  { input: { file, digest: "a" } },
];
//>
