import type { useArrangementSaveMutation$variables } from "../../__generated__/useArrangementSaveMutation.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const useArrangementSaveMutation: Examples<useArrangementSaveMutation$variables> = [
  { input: { key: "table.SAMPLE", value: "{}" } },
];
