import type { lanesWithoutProductQuery$variables } from "../../../__generated__/lanesWithoutProductQuery.graphql.ts";
import type { productFlowFormSaveMutation$variables } from "../../../__generated__/productFlowFormSaveMutation.graphql.ts";
import type { productFlowPageDisableMutation$variables } from "../../../__generated__/productFlowPageDisableMutation.graphql.ts";
import type { productFlowPageEnableMutation$variables } from "../../../__generated__/productFlowPageEnableMutation.graphql.ts";
import type { productFlowPageQuery$variables } from "../../../__generated__/productFlowPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  productCode: "INTL_EXPRESS",
  toCountry: "SG",
  payMethods: ["SENDER"],
  taxPayMethods: ["SENDER"],
  agingMin: 1,
  agingMax: 2,
  maxWeight: "30",
  validFrom: "2026-11-20",
} as const;
const row = { id: exampleId("ProductFlow") };

export const productFlowPageQuery: Examples<productFlowPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "PRODUCT_ASC" },
];
export const productFlowFormSaveMutation: Examples<productFlowFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const productFlowPageEnableMutation: Examples<productFlowPageEnableMutation$variables> = [{ input: row }];
export const productFlowPageDisableMutation: Examples<productFlowPageDisableMutation$variables> = [{ input: row }];
export const lanesWithoutProductQuery: Examples<lanesWithoutProductQuery$variables> = [{}];
