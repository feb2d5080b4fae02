import type { warehouseAddressExportMutation$variables } from "../../../__generated__/warehouseAddressExportMutation.graphql.ts";
import type { warehouseAddressExportPreviewQuery$variables } from "../../../__generated__/warehouseAddressExportPreviewQuery.graphql.ts";
import type { warehouseAddressFormSaveMutation$variables } from "../../../__generated__/warehouseAddressFormSaveMutation.graphql.ts";
import type { warehouseAddressPageDeleteMutation$variables } from "../../../__generated__/warehouseAddressPageDeleteMutation.graphql.ts";
import type { warehouseAddressPageQuery$variables } from "../../../__generated__/warehouseAddressPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  code: "KUL-09",
  nameEn: "Puchong depot",
  nameZh: "蒲种仓库",
  countryCode: "MY",
  city: "Puchong",
  address: "7, Jalan Bandar 3",
  contactName: "Gate desk",
  contactPhone: "+60 3-5882 1100",
  sort: 1,
  status: "ENABLED" as const,
};
const row = { id: exampleId("WarehouseAddress") };

export const warehouseAddressPageQuery: Examples<warehouseAddressPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "SORT_ASC" },
];
export const warehouseAddressFormSaveMutation: Examples<warehouseAddressFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const warehouseAddressPageDeleteMutation: Examples<warehouseAddressPageDeleteMutation$variables> = [
  { input: row },
];
export const warehouseAddressExportPreviewQuery: Examples<warehouseAddressExportPreviewQuery$variables> = [
  { filter: {} },
];
export const warehouseAddressExportMutation: Examples<warehouseAddressExportMutation$variables> = [
  { input: { filter: {}, columns: ["code"], format: "CSV" } },
];
