import type { defaultCityCodeFormSaveMutation$variables } from "../../../__generated__/defaultCityCodeFormSaveMutation.graphql.ts";
import type { defaultCityCodePageDeleteMutation$variables } from "../../../__generated__/defaultCityCodePageDeleteMutation.graphql.ts";
import type { defaultCityCodePageQuery$variables } from "../../../__generated__/defaultCityCodePageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  countryCode: "MY",
  region: "",
  postFrom: "98000",
  postTo: "98999",
  cityCode: "MYY",
};
const row = { id: exampleId("DefaultCityCode") };

export const defaultCityCodePageQuery: Examples<defaultCityCodePageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CITY_CODE_ASC" },
];
export const defaultCityCodeFormSaveMutation: Examples<defaultCityCodeFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const defaultCityCodePageDeleteMutation: Examples<defaultCityCodePageDeleteMutation$variables> = [
  { input: row },
];
