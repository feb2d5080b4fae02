import type { certPicturesTicketMutation$variables } from "../../../__generated__/certPicturesTicketMutation.graphql.ts";
import type { Examples } from "../../../relay/examples.ts";

export const certPicturesTicketMutation: Examples<certPicturesTicketMutation$variables> = [
  { input: { name: "front.png", bytes: 1 } },
];
