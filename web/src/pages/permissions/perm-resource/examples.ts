import type { resourceFormSaveMutation$variables } from "../../../__generated__/resourceFormSaveMutation.graphql.ts";
import type { resourcePageQuery$variables } from "../../../__generated__/resourcePageQuery.graphql.ts";
import type { resourceToggleDisableMutation$variables } from "../../../__generated__/resourceToggleDisableMutation.graphql.ts";
import type { resourceToggleEnableMutation$variables } from "../../../__generated__/resourceToggleEnableMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  systemId: "LINEHAUL",
  ownerSysId: "BASE",
  ownerSysName: "Base data",
  resourceId: "1",
  resourceCode: "SAMPLE",
  resourceName: "Sample",
  paramStruct: "{}",
  customDatagroup: true,
};
const row = { id: exampleId("Resource") };

export const resourcePageQuery: Examples<resourcePageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "CODE_ASC" }];
export const resourceFormSaveMutation: Examples<resourceFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const resourceToggleEnableMutation: Examples<resourceToggleEnableMutation$variables> = [{ input: row }];
export const resourceToggleDisableMutation: Examples<resourceToggleDisableMutation$variables> = [{ input: row }];
