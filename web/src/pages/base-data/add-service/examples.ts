import type { addServiceFormSaveMutation$variables } from "../../../__generated__/addServiceFormSaveMutation.graphql.ts";
import type { addServicePageDisableMutation$variables } from "../../../__generated__/addServicePageDisableMutation.graphql.ts";
import type { addServicePageEnableMutation$variables } from "../../../__generated__/addServicePageEnableMutation.graphql.ts";
import type { addServicePageQuery$variables } from "../../../__generated__/addServicePageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  code: "A",
  nameEn: "A",
  nameZhCn: "A",
  nameZhHk: "A",
  helpEn: "A",
  helpZhCn: "A",
  helpZhHk: "A",
  asks: "AMOUNT",
  feeKind: "PERCENT",
  fee: "0.5",
  feeLeast: "1",
  feeMost: "2",
  feeCurrency: "CNY",
  sort: 0,
} as const;
const row = { id: exampleId("AddService") };

export const addServicePageQuery: Examples<addServicePageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "SORT_ASC" }];
export const addServiceFormSaveMutation: Examples<addServiceFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const addServicePageEnableMutation: Examples<addServicePageEnableMutation$variables> = [{ input: row }];
export const addServicePageDisableMutation: Examples<addServicePageDisableMutation$variables> = [{ input: row }];
