import type { workTimeFormSaveMutation$variables } from "../../../__generated__/workTimeFormSaveMutation.graphql.ts";
import type { workTimePageDisableMutation$variables } from "../../../__generated__/workTimePageDisableMutation.graphql.ts";
import type { workTimePageEnableMutation$variables } from "../../../__generated__/workTimePageEnableMutation.graphql.ts";
import type { workTimePageQuery$variables } from "../../../__generated__/workTimePageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  countryCode: "SG",
  purpose: "DELIVERY" as const,
  region: "",
  timeZone: "Asia/Singapore",
  spans: ["MON 09:00-18:00"],
};
const row = { id: exampleId("WorkTime") };

export const workTimePageQuery: Examples<workTimePageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "COUNTRY_ASC" }];
export const workTimeFormSaveMutation: Examples<workTimeFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const workTimePageEnableMutation: Examples<workTimePageEnableMutation$variables> = [{ input: row }];
export const workTimePageDisableMutation: Examples<workTimePageDisableMutation$variables> = [{ input: row }];
