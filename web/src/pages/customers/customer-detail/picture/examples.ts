import type { showPictureTicketMutation$variables } from "../../../../__generated__/showPictureTicketMutation.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

export const showPictureTicketMutation: Examples<showPictureTicketMutation$variables> = [
  { input: { id: exampleId("Customer", "1000000001"), side: "FRONT", reason: "The number can't be read" } },
];
