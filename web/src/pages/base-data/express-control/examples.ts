import type { expressControlFormSaveMutation$variables } from "../../../__generated__/expressControlFormSaveMutation.graphql.ts";
import type { expressControlPageDisableMutation$variables } from "../../../__generated__/expressControlPageDisableMutation.graphql.ts";
import type { expressControlPageEnableMutation$variables } from "../../../__generated__/expressControlPageEnableMutation.graphql.ts";
import type { expressControlPageQuery$variables } from "../../../__generated__/expressControlPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  code: "KNIVES",
  nameEn: "Knives",
  nameZhCn: "刀具",
  nameZhHk: "刀具",
  sort: 0,
  effect: "REFUSE" as const,
  words: ["knife", "刀"],
  hsPrefixes: ["8211"],
  validFrom: "2026-11-20",
};
const row = { id: exampleId("ExpressControl") };

export const expressControlPageQuery: Examples<expressControlPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "SORT_ASC" },
];
export const expressControlFormSaveMutation: Examples<expressControlFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const expressControlPageEnableMutation: Examples<expressControlPageEnableMutation$variables> = [{ input: row }];
export const expressControlPageDisableMutation: Examples<expressControlPageDisableMutation$variables> = [
  { input: row },
];
