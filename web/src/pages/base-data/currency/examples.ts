import type { currencyFormSaveMutation$variables } from "../../../__generated__/currencyFormSaveMutation.graphql.ts";
import type { currencyPageQuery$variables } from "../../../__generated__/currencyPageQuery.graphql.ts";
import type { currencyPageDisableMutation$variables } from "../../../__generated__/currencyPageDisableMutation.graphql.ts";
import type { currencyPageEnableMutation$variables } from "../../../__generated__/currencyPageEnableMutation.graphql.ts";
import type { currencyPageLookMutation$variables } from "../../../__generated__/currencyPageLookMutation.graphql.ts";
import type { currencyPagePullMutation$variables } from "../../../__generated__/currencyPagePullMutation.graphql.ts";
import type { currencyRatesQuery$variables } from "../../../__generated__/currencyRatesQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  code: "MYR",
  nameEn: "Ringgit",
  nameZh: "林吉特",
  symbol: "RM",
  decimals: 2,
  rateToCny: "1.5",
  sort: 1,
};
const row = { id: exampleId("Currency") };

export const currencyPageQuery: Examples<currencyPageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "CODE_ASC" }];
export const currencyFormSaveMutation: Examples<currencyFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const currencyPageEnableMutation: Examples<currencyPageEnableMutation$variables> = [{ input: row }];
export const currencyPageDisableMutation: Examples<currencyPageDisableMutation$variables> = [{ input: row }];
export const currencyPageLookMutation: Examples<currencyPageLookMutation$variables> = [{}];
export const currencyPagePullMutation: Examples<currencyPagePullMutation$variables> = [
  { input: { digest: "d1", keys: ["MYR"] } },
];
export const currencyRatesQuery: Examples<currencyRatesQuery$variables> = [row];
