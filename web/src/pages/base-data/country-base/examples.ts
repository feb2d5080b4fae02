import type { countryBaseFormSaveMutation$variables } from "../../../__generated__/countryBaseFormSaveMutation.graphql.ts";
import type { countryBasePageDisableMutation$variables } from "../../../__generated__/countryBasePageDisableMutation.graphql.ts";
import type { countryBasePageEnableMutation$variables } from "../../../__generated__/countryBasePageEnableMutation.graphql.ts";
import type { countryBasePageLookMutation$variables } from "../../../__generated__/countryBasePageLookMutation.graphql.ts";
import type { countryBasePagePullMutation$variables } from "../../../__generated__/countryBasePagePullMutation.graphql.ts";
import type { countryBasePageQuery$variables } from "../../../__generated__/countryBasePageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  countryCode: "XK",
  nameEn: "Kosovo",
  nameZhCn: "科索沃",
  nameZhHk: "科索沃",
  phoneCode: "383",
  currencyCode: "EUR",
  timeZone: "Europe/Belgrade",
  postPattern: "\\d{5}",
  postExample: "10000",
  levelsEn: ["District"],
  levelsZhCn: ["区"],
  levelsZhHk: ["區"],
};
const row = { id: exampleId("CountryBase") };

export const countryBasePageQuery: Examples<countryBasePageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CODE_ASC" },
];
export const countryBaseFormSaveMutation: Examples<countryBaseFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const countryBasePageEnableMutation: Examples<countryBasePageEnableMutation$variables> = [{ input: row }];
export const countryBasePageDisableMutation: Examples<countryBasePageDisableMutation$variables> = [{ input: row }];
export const countryBasePageLookMutation: Examples<countryBasePageLookMutation$variables> = [{}];
export const countryBasePagePullMutation: Examples<countryBasePagePullMutation$variables> = [
  { input: { digest: "d1", keys: ["MY"] } },
];
