import type { regionBranchesQuery$variables } from "../../../__generated__/regionBranchesQuery.graphql.ts";
import type { regionFormSaveMutation$variables } from "../../../__generated__/regionFormSaveMutation.graphql.ts";
import type { regionPageDisableMutation$variables } from "../../../__generated__/regionPageDisableMutation.graphql.ts";
import type { regionPageEnableMutation$variables } from "../../../__generated__/regionPageEnableMutation.graphql.ts";
import type { regionPageLookMutation$variables } from "../../../__generated__/regionPageLookMutation.graphql.ts";
import type { regionPagePullMutation$variables } from "../../../__generated__/regionPagePullMutation.graphql.ts";
import type { regionPageQuery$variables } from "../../../__generated__/regionPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  countryCode: "MY",
  parentCode: "MY-08",
  code: "MY-08.99",
  name: "Taiping",
  nameEn: "",
  nameZhCn: "太平",
  nameZhHk: "太平",
  postCodes: ["34"],
};
const row = { id: exampleId("Region") };
const part = { countryCode: "MY", parentCode: "MY-08" };

export const regionPageQuery: Examples<regionPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "NAME_ASC", filter: { countryCode: "MY", level: 1 } },
];
export const regionBranchesQuery: Examples<regionBranchesQuery$variables> = [
  { first: 200, filter: { parentCode: "MY-10" } },
];
export const regionFormSaveMutation: Examples<regionFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const regionPageEnableMutation: Examples<regionPageEnableMutation$variables> = [{ input: row }];
export const regionPageDisableMutation: Examples<regionPageDisableMutation$variables> = [{ input: row }];
export const regionPageLookMutation: Examples<regionPageLookMutation$variables> = [{ input: part }];
export const regionPagePullMutation: Examples<regionPagePullMutation$variables> = [
  { input: { ...part, digest: "d1", keys: ["MY-08.99"] } },
];
