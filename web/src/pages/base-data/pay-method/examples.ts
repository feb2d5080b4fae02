import type { payMethodFormSaveMutation$variables } from "../../../__generated__/payMethodFormSaveMutation.graphql.ts";
import type { payMethodPageDisableMutation$variables } from "../../../__generated__/payMethodPageDisableMutation.graphql.ts";
import type { payMethodPageEnableMutation$variables } from "../../../__generated__/payMethodPageEnableMutation.graphql.ts";
import type { payMethodPageQuery$variables } from "../../../__generated__/payMethodPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  code: "A",
  nameEn: "A",
  nameZhCn: "A",
  nameZhHk: "A",
  payFor: ["FREIGHT"],
  payers: ["SENDER"],
  needsMonthCard: false,
  sort: 0,
} as const;
const row = { id: exampleId("PaymentMethod") };

export const payMethodPageQuery: Examples<payMethodPageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "SORT_ASC" }];
export const payMethodFormSaveMutation: Examples<payMethodFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const payMethodPageEnableMutation: Examples<payMethodPageEnableMutation$variables> = [{ input: row }];
export const payMethodPageDisableMutation: Examples<payMethodPageDisableMutation$variables> = [{ input: row }];
