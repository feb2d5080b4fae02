import type { dictionaryCleanMutation$variables } from "../../../__generated__/dictionaryCleanMutation.graphql.ts";
import type { dictionaryDeleteMutation$variables } from "../../../__generated__/dictionaryDeleteMutation.graphql.ts";
import type { dictionaryFormSaveMutation$variables } from "../../../__generated__/dictionaryFormSaveMutation.graphql.ts";
import type { dictionaryPageQuery$variables } from "../../../__generated__/dictionaryPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  pathKey: "order/status",
  dicKey: "SAMPLE",
  dicValue: "1",
  names: { en: "Sample", zhCn: "样本", zhHk: "樣本" },
  sort: 1,
  status: "ENABLED" as const,
};
const row = { id: exampleId("DictionaryItem") };

export const dictionaryPageQuery: Examples<dictionaryPageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "SORT_ASC" }];
export const dictionaryFormSaveMutation: Examples<dictionaryFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const dictionaryCleanMutation: Examples<dictionaryCleanMutation$variables> = [{ input: {} }];
export const dictionaryDeleteMutation: Examples<dictionaryDeleteMutation$variables> = [{ input: row }];
