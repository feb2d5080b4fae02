import type { viewingBannerStopMutation$variables } from "../../__generated__/viewingBannerStopMutation.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const viewingBannerStopMutation: Examples<viewingBannerStopMutation$variables> = [{ input: {} }];
