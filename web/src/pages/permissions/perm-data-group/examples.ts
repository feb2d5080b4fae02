import type { permDataGroupFormSaveMutation$variables } from "../../../__generated__/permDataGroupFormSaveMutation.graphql.ts";
import type { permDataGroupPageQuery$variables } from "../../../__generated__/permDataGroupPageQuery.graphql.ts";
import type { permDataGroupPageDisableMutation$variables } from "../../../__generated__/permDataGroupPageDisableMutation.graphql.ts";
import type { permDataGroupPageEnableMutation$variables } from "../../../__generated__/permDataGroupPageEnableMutation.graphql.ts";
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
export const permDataGroupPageEnableMutation: Examples<permDataGroupPageEnableMutation$variables> = [{ input: row }];
export const permDataGroupPageDisableMutation: Examples<permDataGroupPageDisableMutation$variables> = [{ input: row }];
