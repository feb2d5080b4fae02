import type { warehouseAddressExportMutation$variables } from "../../../__generated__/warehouseAddressExportMutation.graphql.ts";
import type { warehouseAddressExportPreviewQuery$variables } from "../../../__generated__/warehouseAddressExportPreviewQuery.graphql.ts";
import type { warehouseAddressFormSaveMutation$variables } from "../../../__generated__/warehouseAddressFormSaveMutation.graphql.ts";
import type { warehouseAddressPageDeleteMutation$variables } from "../../../__generated__/warehouseAddressPageDeleteMutation.graphql.ts";
import type { warehouseAddressPageQuery$variables } from "../../../__generated__/warehouseAddressPageQuery.graphql.ts";
import type { warehouseAddressUploadCheckMutation$variables } from "../../../__generated__/warehouseAddressUploadCheckMutation.graphql.ts";
import type { warehouseAddressUploadStoreMutation$variables } from "../../../__generated__/warehouseAddressUploadStoreMutation.graphql.ts";
import type { warehouseAddressUploadTemplateDownloadMutation$variables } from "../../../__generated__/warehouseAddressUploadTemplateDownloadMutation.graphql.ts";
import type { warehouseAddressUploadTicketMutation$variables } from "../../../__generated__/warehouseAddressUploadTicketMutation.graphql.ts";
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
export const warehouseAddressUploadTicketMutation: Examples<warehouseAddressUploadTicketMutation$variables> = [
  { input: { name: "warehouses.xlsx", bytes: 1 } },
];
export const warehouseAddressUploadTemplateDownloadMutation: Examples<warehouseAddressUploadTemplateDownloadMutation$variables> =
  [{}];
const file = "0197f000-0000-7000-8000-00000000a002";
export const warehouseAddressUploadCheckMutation: Examples<warehouseAddressUploadCheckMutation$variables> = [
  { input: { file } },
];
export const warehouseAddressUploadStoreMutation: Examples<warehouseAddressUploadStoreMutation$variables> = [
  { input: { file, digest: "a" } },
];
