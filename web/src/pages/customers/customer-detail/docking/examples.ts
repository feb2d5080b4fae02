import type { dockingFormMutation$variables } from "../../../../__generated__/dockingFormMutation.graphql.ts";
import type { newSecretMutation$variables } from "../../../../__generated__/newSecretMutation.graphql.ts";
import type { useTestCallMutation$variables } from "../../../../__generated__/useTestCallMutation.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

const customer = { id: exampleId("Customer", "1000000001") };
export const dockingFormMutation: Examples<dockingFormMutation$variables> = [
  { input: { ...customer, version: 0, whiteList: "203.0.114.0/24", callbackUrl: "https://hooks.shop.example/orders" } },
];
export const newSecretMutation: Examples<newSecretMutation$variables> = [{ input: customer }];
export const useTestCallMutation: Examples<useTestCallMutation$variables> = [{ input: customer }];
