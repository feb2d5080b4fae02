import type { assignManyMutation$variables } from "../../__generated__/assignManyMutation.graphql.ts";
import type { disableManyMutation$variables } from "../../__generated__/disableManyMutation.graphql.ts";
import type { enableManyMutation$variables } from "../../__generated__/enableManyMutation.graphql.ts";
import type { pushManyMutation$variables } from "../../__generated__/pushManyMutation.graphql.ts";
import { exampleId, type Examples } from "../../relay/examples.ts";

export const enableManyMutation: Examples<enableManyMutation$variables> = [
  { input: { ids: [exampleId("Customer", "0123456789")] } },
];
export const disableManyMutation: Examples<disableManyMutation$variables> = [
  { input: { ids: [exampleId("Customer", "0123456789")], reason: "Bills unpaid for 90 days" } },
];
export const pushManyMutation: Examples<pushManyMutation$variables> = [
  { input: { ids: [exampleId("Customer", "0123456789")] } },
];
export const assignManyMutation: Examples<assignManyMutation$variables> = [
  { input: { ids: [exampleId("Customer", "0123456789")], salesPerson: "Ong Li Ting" } },
];
