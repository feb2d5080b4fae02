import type { applicationActsDeleteMutation$variables } from "../../../__generated__/applicationActsDeleteMutation.graphql.ts";
import type { applicationActsSubmitMutation$variables } from "../../../__generated__/applicationActsSubmitMutation.graphql.ts";
import type { applicationActsWithdrawMutation$variables } from "../../../__generated__/applicationActsWithdrawMutation.graphql.ts";
import type { applicationFormSaveMutation$variables } from "../../../__generated__/applicationFormSaveMutation.graphql.ts";
import type { informationApplicationPageQuery$variables } from "../../../__generated__/informationApplicationPageQuery.graphql.ts";
import type { paperFieldsTicketMutation$variables } from "../../../__generated__/paperFieldsTicketMutation.graphql.ts";
import type { wantedPapersQuery$variables } from "../../../__generated__/wantedPapersQuery.graphql.ts";
import { EXAMPLE_KEY, EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const row = { id: exampleId("CustomerApplication"), version: 1 };
const customerId = exampleId("Customer", "1000000001");
const own = { customerId, kind: "COD" as const, papers: [{ paper: "OTHER" as const, file: EXAMPLE_KEY }] };

export const informationApplicationPageQuery: Examples<informationApplicationPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "MODIFIED_AT_DESC" },
];
export const wantedPapersQuery: Examples<wantedPapersQuery$variables> = [{ customerId, kind: "CARD" }];
export const applicationFormSaveMutation: Examples<applicationFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, remark: "From next month on", submits: true } },
];
export const paperFieldsTicketMutation: Examples<paperFieldsTicketMutation$variables> = [
  { input: { name: "form.pdf", bytes: 1 } },
];
export const applicationActsSubmitMutation: Examples<applicationActsSubmitMutation$variables> = [{ input: row }];
export const applicationActsWithdrawMutation: Examples<applicationActsWithdrawMutation$variables> = [{ input: row }];
export const applicationActsDeleteMutation: Examples<applicationActsDeleteMutation$variables> = [
  { input: { id: row.id } },
];
