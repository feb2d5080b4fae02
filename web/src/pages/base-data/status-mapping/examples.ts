import type { mappingFormSaveMutation$variables } from "../../../__generated__/mappingFormSaveMutation.graphql.ts";
import type { statusMappingPageDeleteMutation$variables } from "../../../__generated__/statusMappingPageDeleteMutation.graphql.ts";
import type { statusMappingPageQuery$variables } from "../../../__generated__/statusMappingPageQuery.graphql.ts";
import { exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  system: "CUSTOMS" as const,
  state: "APPROVED" as const,
  externalCode: 200,
  externalName: "Accepted",
  isBack: true,
};
const row = { id: exampleId("StatusMapping") };

export const statusMappingPageQuery: Examples<statusMappingPageQuery$variables> = [{}];
export const mappingFormSaveMutation: Examples<mappingFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const statusMappingPageDeleteMutation: Examples<statusMappingPageDeleteMutation$variables> = [{ input: row }];
