import type { regionalPersonnelFormSaveMutation$variables } from "../../../__generated__/regionalPersonnelFormSaveMutation.graphql.ts";
import type { regionalPersonnelPageDeleteMutation$variables } from "../../../__generated__/regionalPersonnelPageDeleteMutation.graphql.ts";
import type { regionalPersonnelPageQuery$variables } from "../../../__generated__/regionalPersonnelPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  countryCode: "MY",
  area: "Melaka",
  duty: "DELIVERY",
  name: "Hafiz Rahman",
  workNo: "10020099",
  phone: "+60 12-345 6799",
} as const;
const row = { id: exampleId("RegionalPersonnel") };

export const regionalPersonnelPageQuery: Examples<regionalPersonnelPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "COUNTRY_ASC" },
];
export const regionalPersonnelFormSaveMutation: Examples<regionalPersonnelFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const regionalPersonnelPageDeleteMutation: Examples<regionalPersonnelPageDeleteMutation$variables> = [
  { input: row },
];
