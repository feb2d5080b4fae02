import type { useSavePreferenceMutation$variables } from "../../__generated__/useSavePreferenceMutation.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const useSavePreferenceMutation: Examples<useSavePreferenceMutation$variables> = [
  { input: { key: "table.SAMPLE", value: "{}" } },
];
