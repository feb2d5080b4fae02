import type { cargoTypeFormSaveMutation$variables } from "../../../__generated__/cargoTypeFormSaveMutation.graphql.ts";
import type { cargoTypePageDisableMutation$variables } from "../../../__generated__/cargoTypePageDisableMutation.graphql.ts";
import type { cargoTypePageEnableMutation$variables } from "../../../__generated__/cargoTypePageEnableMutation.graphql.ts";
import type { cargoTypePageQuery$variables } from "../../../__generated__/cargoTypePageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  code: "A",
  nameEn: "A",
  nameZhCn: "A",
  nameZhHk: "A",
  papers: ["COMMERCIAL_INVOICE"],
  sort: 0,
} as const;
const row = { id: exampleId("CargoType") };

export const cargoTypePageQuery: Examples<cargoTypePageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "SORT_ASC" }];
export const cargoTypeFormSaveMutation: Examples<cargoTypeFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const cargoTypePageEnableMutation: Examples<cargoTypePageEnableMutation$variables> = [{ input: row }];
export const cargoTypePageDisableMutation: Examples<cargoTypePageDisableMutation$variables> = [{ input: row }];
