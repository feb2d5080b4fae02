import type { orderFlowFormSaveMutation$variables } from "../../../__generated__/orderFlowFormSaveMutation.graphql.ts";
import type { orderFlowPageDisableMutation$variables } from "../../../__generated__/orderFlowPageDisableMutation.graphql.ts";
import type { orderFlowPageEnableMutation$variables } from "../../../__generated__/orderFlowPageEnableMutation.graphql.ts";
import type { orderFlowPageQuery$variables } from "../../../__generated__/orderFlowPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  toCountry: "KP",
  laneState: "CLOSED",
  reasonEn: "Closed",
  reasonZhCn: "关闭",
  reasonZhHk: "關閉",
  validFrom: "2026-11-20",
} as const;
const row = { id: exampleId("OrderFlow") };

export const orderFlowPageQuery: Examples<orderFlowPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "VALID_FROM_DESC" },
];
export const orderFlowFormSaveMutation: Examples<orderFlowFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const orderFlowPageEnableMutation: Examples<orderFlowPageEnableMutation$variables> = [{ input: row }];
export const orderFlowPageDisableMutation: Examples<orderFlowPageDisableMutation$variables> = [{ input: row }];
