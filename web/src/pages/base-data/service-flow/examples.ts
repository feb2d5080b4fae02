import type { serviceFlowFormSaveMutation$variables } from "../../../__generated__/serviceFlowFormSaveMutation.graphql.ts";
import type { serviceFlowPageDisableMutation$variables } from "../../../__generated__/serviceFlowPageDisableMutation.graphql.ts";
import type { serviceFlowPageEnableMutation$variables } from "../../../__generated__/serviceFlowPageEnableMutation.graphql.ts";
import type { serviceFlowPageQuery$variables } from "../../../__generated__/serviceFlowPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  serviceCode: "INSURANCE",
  productCode: "INTL_EXPRESS",
  toCountry: "SG",
  laneState: "OPEN",
  feeKind: "PERCENT",
  fee: "0.5",
  feeLeast: "5",
  feeCurrency: "CNY",
  validFrom: "2026-11-20",
} as const;
const row = { id: exampleId("ServiceFlow") };

export const serviceFlowPageQuery: Examples<serviceFlowPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "SERVICE_ASC" },
];
export const serviceFlowFormSaveMutation: Examples<serviceFlowFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const serviceFlowPageEnableMutation: Examples<serviceFlowPageEnableMutation$variables> = [{ input: row }];
export const serviceFlowPageDisableMutation: Examples<serviceFlowPageDisableMutation$variables> = [{ input: row }];
