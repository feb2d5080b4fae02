import type { cargoFlowFormSaveMutation$variables } from "../../../__generated__/cargoFlowFormSaveMutation.graphql.ts";
import type { cargoFlowPageDisableMutation$variables } from "../../../__generated__/cargoFlowPageDisableMutation.graphql.ts";
import type { cargoFlowPageEnableMutation$variables } from "../../../__generated__/cargoFlowPageEnableMutation.graphql.ts";
import type { cargoFlowPageQuery$variables } from "../../../__generated__/cargoFlowPageQuery.graphql.ts";
import type { cargoFlowPickupsQuery$variables } from "../../../__generated__/cargoFlowPickupsQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  fromCountry: "MY",
  fromRegion: "",
  toCountry: "SG",
  toRegion: "",
  cargoTypeCode: "PARCEL",
  payWays: [],
  services: ["INSURANCE"],
  validFrom: "2031-01-01",
  validTo: null,
};
const row = { id: exampleId("CargoFlow") };

export const cargoFlowPageQuery: Examples<cargoFlowPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "VALID_FROM_DESC" },
];
export const cargoFlowFormSaveMutation: Examples<cargoFlowFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const cargoFlowPageEnableMutation: Examples<cargoFlowPageEnableMutation$variables> = [{ input: row }];
export const cargoFlowPageDisableMutation: Examples<cargoFlowPageDisableMutation$variables> = [{ input: row }];
export const cargoFlowPickupsQuery: Examples<cargoFlowPickupsQuery$variables> = [row];
