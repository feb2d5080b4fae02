import type { assignMatchingMutation$variables } from "../../__generated__/assignMatchingMutation.graphql.ts";
import type { customerActButtonsDownloadMutation$variables } from "../../__generated__/customerActButtonsDownloadMutation.graphql.ts";
import type { customerActQuery$variables } from "../../__generated__/customerActQuery.graphql.ts";
import type { disableMatchingMutation$variables } from "../../__generated__/disableMatchingMutation.graphql.ts";
import type { enableMatchingMutation$variables } from "../../__generated__/enableMatchingMutation.graphql.ts";
import type { matchingQuestionQuery$variables } from "../../__generated__/matchingQuestionQuery.graphql.ts";
import type { tellEndedCustomersDownloadMutation$variables } from "../../__generated__/tellEndedCustomersDownloadMutation.graphql.ts";
import type { tellEndedCustomersQuery$variables } from "../../__generated__/tellEndedCustomersQuery.graphql.ts";
import type { useOwnCustomerActsRetryMutation$variables } from "../../__generated__/useOwnCustomerActsRetryMutation.graphql.ts";
import type { useOwnCustomerActsStopMutation$variables } from "../../__generated__/useOwnCustomerActsStopMutation.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

const taskId = "0197f000-0000-7000-8000-00000000ac02";
/** Few, and none whose state other examples are about. */
const filter = { customerCode: "0123456789" };

export const matchingQuestionQuery: Examples<matchingQuestionQuery$variables> = [
  { kind: "DISABLE", filter: { status: ["USABLE"] } },
  { kind: "ASSIGN", filter, salesPerson: "Ong Li Ting" },
];
export const enableMatchingMutation: Examples<enableMatchingMutation$variables> = [{ input: { filter } }];
export const disableMatchingMutation: Examples<disableMatchingMutation$variables> = [
  { input: { filter, reason: "Bills unpaid for 90 days" } },
];
export const assignMatchingMutation: Examples<assignMatchingMutation$variables> = [
  { input: { filter, salesPerson: "Ong Li Ting" } },
];
export const customerActQuery: Examples<customerActQuery$variables> = [{ taskId }];
export const customerActButtonsDownloadMutation: Examples<customerActButtonsDownloadMutation$variables> = [
  { input: { taskId, format: "CSV" } },
];
export const useOwnCustomerActsStopMutation: Examples<useOwnCustomerActsStopMutation$variables> = [
  { input: { taskId } },
];
export const useOwnCustomerActsRetryMutation: Examples<useOwnCustomerActsRetryMutation$variables> = [
  { input: { taskId } },
];
export const tellEndedCustomersQuery: Examples<tellEndedCustomersQuery$variables> = [{}];
export const tellEndedCustomersDownloadMutation: Examples<tellEndedCustomersDownloadMutation$variables> = [
  { input: { taskId, format: "CSV" } },
];
