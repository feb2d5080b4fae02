import type { permResourceFormSaveMutation$variables } from "../../../__generated__/permResourceFormSaveMutation.graphql.ts";
import type { permResourcePageQuery$variables } from "../../../__generated__/permResourcePageQuery.graphql.ts";
import type { permResourcePageDisableMutation$variables } from "../../../__generated__/permResourcePageDisableMutation.graphql.ts";
import type { permResourcePageEnableMutation$variables } from "../../../__generated__/permResourcePageEnableMutation.graphql.ts";
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

export const permResourcePageQuery: Examples<permResourcePageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CODE_ASC" },
];
export const permResourceFormSaveMutation: Examples<permResourceFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const permResourcePageEnableMutation: Examples<permResourcePageEnableMutation$variables> = [{ input: row }];
export const permResourcePageDisableMutation: Examples<permResourcePageDisableMutation$variables> = [{ input: row }];
