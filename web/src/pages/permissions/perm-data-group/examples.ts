import type { permDataGroupFormSaveMutation$variables } from "../../../__generated__/permDataGroupFormSaveMutation.graphql.ts";
import type { permDataGroupPageQuery$variables } from "../../../__generated__/permDataGroupPageQuery.graphql.ts";
import type { permDataGroupToggleDisableMutation$variables } from "../../../__generated__/permDataGroupToggleDisableMutation.graphql.ts";
import type { permDataGroupToggleEnableMutation$variables } from "../../../__generated__/permDataGroupToggleEnableMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = { code: "SAMPLE", name: "Sample", kind: "CONSTANT" as const, sites: ["MY" as const] };
const row = { id: exampleId("DataGroup") };

export const permDataGroupPageQuery: Examples<permDataGroupPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CODE_ASC" },
];
export const permDataGroupFormSaveMutation: Examples<permDataGroupFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const permDataGroupToggleEnableMutation: Examples<permDataGroupToggleEnableMutation$variables> = [
  { input: row },
];
export const permDataGroupToggleDisableMutation: Examples<permDataGroupToggleDisableMutation$variables> = [
  { input: row },
];
