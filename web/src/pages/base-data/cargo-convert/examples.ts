import type { cargoConvertFormSaveMutation$variables } from "../../../__generated__/cargoConvertFormSaveMutation.graphql.ts";
import type { cargoConvertPageDeleteMutation$variables } from "../../../__generated__/cargoConvertPageDeleteMutation.graphql.ts";
import type { cargoConvertPageQuery$variables } from "../../../__generated__/cargoConvertPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  fromSystem: "IMPORT" as const,
  fromTerm: "Phone shell",
  toSystem: "LINEHAUL" as const,
  toTerm: "Mobile phone case",
  hsCode: "3926.90",
};
const row = { id: exampleId("CargoConvert") };

export const cargoConvertPageQuery: Examples<cargoConvertPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "FROM_TERM_ASC" },
];
export const cargoConvertFormSaveMutation: Examples<cargoConvertFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const cargoConvertPageDeleteMutation: Examples<cargoConvertPageDeleteMutation$variables> = [{ input: row }];
