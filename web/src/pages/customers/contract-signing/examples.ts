import type { contractActsDeleteMutation$variables } from "../../../__generated__/contractActsDeleteMutation.graphql.ts";
import type { contractActsSignMutation$variables } from "../../../__generated__/contractActsSignMutation.graphql.ts";
import type { contractFilesDownloadMutation$variables } from "../../../__generated__/contractFilesDownloadMutation.graphql.ts";
import type { contractFilesFieldTicketMutation$variables } from "../../../__generated__/contractFilesFieldTicketMutation.graphql.ts";
import type { contractFormSaveMutation$variables } from "../../../__generated__/contractFormSaveMutation.graphql.ts";
import type { contractSigningPageQuery$variables } from "../../../__generated__/contractSigningPageQuery.graphql.ts";
import type { terminateFormMutation$variables } from "../../../__generated__/terminateFormMutation.graphql.ts";
import { EXAMPLE_KEY, EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const row = { id: exampleId("Contract"), version: 1 };
const own = {
  customerId: exampleId("Customer", "1000000001"),
  kind: "CONTRACT" as const,
  contractNo: "CT-1",
  validFrom: "2026-11-20",
  validTo: "2027-11-19",
  files: [EXAMPLE_KEY],
};

export const contractSigningPageQuery: Examples<contractSigningPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "MODIFIED_AT_DESC" },
];
export const contractFormSaveMutation: Examples<contractFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, renewsId: exampleId("Contract") } },
];
export const contractFilesFieldTicketMutation: Examples<contractFilesFieldTicketMutation$variables> = [
  { input: { name: "signed.pdf", bytes: 1 } },
];
export const contractFilesDownloadMutation: Examples<contractFilesDownloadMutation$variables> = [
  { input: { id: row.id, file: EXAMPLE_KEY } },
];
export const contractActsSignMutation: Examples<contractActsSignMutation$variables> = [{ input: row }];
export const contractActsDeleteMutation: Examples<contractActsDeleteMutation$variables> = [{ input: { id: row.id } }];
export const terminateFormMutation: Examples<terminateFormMutation$variables> = [
  { input: { ...row, reason: "Moved to another carrier" } },
];
