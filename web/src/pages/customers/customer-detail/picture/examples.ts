import type { showPictureMutation$variables } from "../../../../__generated__/showPictureMutation.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

export const showPictureMutation: Examples<showPictureMutation$variables> = [
  { input: { id: exampleId("Customer", "1000000001"), side: "FRONT", reason: "The number can't be read" } },
];
