import type { dataGroupFormSaveMutation$variables } from "../../../__generated__/dataGroupFormSaveMutation.graphql.ts";
import type { dataGroupPageQuery$variables } from "../../../__generated__/dataGroupPageQuery.graphql.ts";
import type { dataGroupToggleDisableMutation$variables } from "../../../__generated__/dataGroupToggleDisableMutation.graphql.ts";
import type { dataGroupToggleEnableMutation$variables } from "../../../__generated__/dataGroupToggleEnableMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = { code: "SAMPLE", name: "Sample", kind: "CONSTANT" as const, sites: ["MY" as const] };
const row = { id: exampleId("DataGroup") };

export const dataGroupPageQuery: Examples<dataGroupPageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "CODE_ASC" }];
export const dataGroupFormSaveMutation: Examples<dataGroupFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const dataGroupToggleEnableMutation: Examples<dataGroupToggleEnableMutation$variables> = [{ input: row }];
export const dataGroupToggleDisableMutation: Examples<dataGroupToggleDisableMutation$variables> = [{ input: row }];
