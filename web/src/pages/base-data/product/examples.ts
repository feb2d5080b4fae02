import type { productFormSaveMutation$variables } from "../../../__generated__/productFormSaveMutation.graphql.ts";
import type { productPageDisableMutation$variables } from "../../../__generated__/productPageDisableMutation.graphql.ts";
import type { productPageEnableMutation$variables } from "../../../__generated__/productPageEnableMutation.graphql.ts";
import type { productPageQuery$variables } from "../../../__generated__/productPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  code: "A",
  nameEn: "A",
  nameZhCn: "A",
  nameZhHk: "A",
  helpEn: "A",
  helpZhCn: "A",
  helpZhHk: "A",
  cargoTypes: ["PARCEL"],
  minWeight: "1",
  maxWeight: "2",
  maxParcelWeight: "2",
  maxLength: 1,
  maxGirth: 2,
  volumeDivisor: 5000,
  payMethods: ["SENDER"],
  taxPayMethods: ["SENDER"],
  pickupWays: ["COURIER"],
  sort: 0,
} as const;
const row = { id: exampleId("Product") };

export const productPageQuery: Examples<productPageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "SORT_ASC" }];
export const productFormSaveMutation: Examples<productFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const productPageEnableMutation: Examples<productPageEnableMutation$variables> = [{ input: row }];
export const productPageDisableMutation: Examples<productPageDisableMutation$variables> = [{ input: row }];
