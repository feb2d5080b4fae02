import type { paperTableDownloadMutation$variables } from "../../__generated__/paperTableDownloadMutation.graphql.ts";
import { EXAMPLE_KEY, exampleId, type Examples } from "../../relay/examples.ts";

export const paperTableDownloadMutation: Examples<paperTableDownloadMutation$variables> = [
  { input: { id: exampleId("CustomerApplication"), file: EXAMPLE_KEY } },
];
