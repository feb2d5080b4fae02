import type { holidayFormSaveMutation$variables } from "../../../__generated__/holidayFormSaveMutation.graphql.ts";
import type { holidayPageDeleteMutation$variables } from "../../../__generated__/holidayPageDeleteMutation.graphql.ts";
import type { holidayPageQuery$variables } from "../../../__generated__/holidayPageQuery.graphql.ts";
import type { yearLookMutation$variables } from "../../../__generated__/yearLookMutation.graphql.ts";
import type { yearPullMutation$variables } from "../../../__generated__/yearPullMutation.graphql.ts";
import type { yearMonthsQuery$variables } from "../../../__generated__/yearMonthsQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  countryCode: "MY",
  region: "Selangor",
  firstDay: "2031-01-01",
  lastDay: "2031-01-02",
  worksAs: "DAY_OFF" as const,
  purposes: ["REVIEW" as const],
  nameEn: "Test day",
  nameZhCn: "测试日",
  nameZhHk: "測試日",
};
const row = { id: exampleId("Holiday") };

export const holidayPageQuery: Examples<holidayPageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "FIRST_DAY_DESC" }];
export const holidayFormSaveMutation: Examples<holidayFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const holidayPageDeleteMutation: Examples<holidayPageDeleteMutation$variables> = [{ input: row }];
export const yearLookMutation: Examples<yearLookMutation$variables> = [{ input: { countryCode: "SG", year: 2031 } }];
export const yearPullMutation: Examples<yearPullMutation$variables> = [
  { input: { countryCode: "SG", year: 2031, digest: "d", keys: ["2031-01-01"] } },
];
export const yearMonthsQuery: Examples<yearMonthsQuery$variables> = [{ countryCode: "MY", year: 2026 }];
