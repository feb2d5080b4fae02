import type { zoneFieldQuery$variables } from "../../__generated__/zoneFieldQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const zoneFieldQuery: Examples<zoneFieldQuery$variables> = [{}];
