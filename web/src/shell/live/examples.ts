import type { changesSubscription$variables } from "../../__generated__/changesSubscription.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const changesSubscription: Examples<changesSubscription$variables> = [
  { topics: ["ORDERS", "SESSION"], missed: 2_000 },
];
