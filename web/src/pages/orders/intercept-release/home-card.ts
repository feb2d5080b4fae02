import type { commandCardQuery } from "../../../__generated__/commandCardQuery.graphql.ts";
import query from "../../../__generated__/commandCardQuery$parameters.ts";
import { page } from "../../entry.ts";
import type { HomeCard } from "../../home/card-entry.ts";

/** The newest commands that no outlet took. */
export const card: HomeCard = {
  may: "INTERCEPT_RELEASE.VIEW",
  rank: 45,
  height: 147,
  entry: page<commandCardQuery>({
    query,
    variables: () => ({}),
    load: () => import("./command-card.tsx"),
  }),
};
