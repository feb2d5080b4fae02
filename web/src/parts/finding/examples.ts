import type { askFindSensitiveMutation$variables } from "../../__generated__/askFindSensitiveMutation.graphql.ts";
import type { askCustomersMutation$variables } from "../../__generated__/askCustomersMutation.graphql.ts";
import type { askAccountsMutation$variables } from "../../__generated__/askAccountsMutation.graphql.ts";
import type { askMembersMutation$variables } from "../../__generated__/askMembersMutation.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const askFindSensitiveMutation: Examples<askFindSensitiveMutation$variables> = [
  { input: { kind: "PHONE", value: "+60 12 000 0000" } },
];
export const askCustomersMutation: Examples<askCustomersMutation$variables> = [
  { input: { kind: "CARD", value: "7000 000 001" } },
];
export const askAccountsMutation: Examples<askAccountsMutation$variables> = [
  { input: { kind: "EMAIL", value: "nobody@lorry.example" } },
];
export const askMembersMutation: Examples<askMembersMutation$variables> = [
  { input: { kind: "CERTIFICATE", value: "A0000 0000" } },
];
