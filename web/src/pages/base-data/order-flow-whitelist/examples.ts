import type { orderFlowWhitelistExportMutation$variables } from "../../../__generated__/orderFlowWhitelistExportMutation.graphql.ts";
import type { orderFlowWhitelistExportPreviewQuery$variables } from "../../../__generated__/orderFlowWhitelistExportPreviewQuery.graphql.ts";
import type { orderFlowWhitelistFormSaveMutation$variables } from "../../../__generated__/orderFlowWhitelistFormSaveMutation.graphql.ts";
import type { orderFlowWhitelistPageDisableMutation$variables } from "../../../__generated__/orderFlowWhitelistPageDisableMutation.graphql.ts";
import type { orderFlowWhitelistPageEnableMutation$variables } from "../../../__generated__/orderFlowWhitelistPageEnableMutation.graphql.ts";
import type { orderFlowWhitelistPageQuery$variables } from "../../../__generated__/orderFlowWhitelistPageQuery.graphql.ts";
import type { orderFlowWhitelistUploadCheckMutation$variables } from "../../../__generated__/orderFlowWhitelistUploadCheckMutation.graphql.ts";
import type { orderFlowWhitelistUploadStoreMutation$variables } from "../../../__generated__/orderFlowWhitelistUploadStoreMutation.graphql.ts";
import type { orderFlowWhitelistUploadTemplateDownloadMutation$variables } from "../../../__generated__/orderFlowWhitelistUploadTemplateDownloadMutation.graphql.ts";
import type { orderFlowWhitelistUploadTicketMutation$variables } from "../../../__generated__/orderFlowWhitelistUploadTicketMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  code: "KINTA-01",
  customerCode: "6010000001",
  fromCountry: "MY",
  fromRegion: "",
  toCountry: "CU",
  toRegion: "",
  validFrom: "2031-01-01",
  validTo: null,
  remark: "",
};
const row = { id: exampleId("OrderFlowWhitelist") };

export const orderFlowWhitelistPageQuery: Examples<orderFlowWhitelistPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CODE_ASC" },
];
export const orderFlowWhitelistFormSaveMutation: Examples<orderFlowWhitelistFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const orderFlowWhitelistPageEnableMutation: Examples<orderFlowWhitelistPageEnableMutation$variables> = [
  { input: row },
];
export const orderFlowWhitelistPageDisableMutation: Examples<orderFlowWhitelistPageDisableMutation$variables> = [
  { input: row },
];
export const orderFlowWhitelistExportPreviewQuery: Examples<orderFlowWhitelistExportPreviewQuery$variables> = [
  { filter: {} },
];
export const orderFlowWhitelistExportMutation: Examples<orderFlowWhitelistExportMutation$variables> = [
  { input: { filter: {}, columns: ["code"], format: "CSV" } },
];
const file = "0197f000-0000-7000-8000-00000000a002";
export const orderFlowWhitelistUploadTicketMutation: Examples<orderFlowWhitelistUploadTicketMutation$variables> = [
  { input: { name: "sheet.xlsx", bytes: 1 } },
];
export const orderFlowWhitelistUploadTemplateDownloadMutation: Examples<orderFlowWhitelistUploadTemplateDownloadMutation$variables> =
  [{}];
export const orderFlowWhitelistUploadCheckMutation: Examples<orderFlowWhitelistUploadCheckMutation$variables> = [
  { input: { file } },
];
export const orderFlowWhitelistUploadStoreMutation: Examples<orderFlowWhitelistUploadStoreMutation$variables> = [
  { input: { file, digest: "a" } },
];
