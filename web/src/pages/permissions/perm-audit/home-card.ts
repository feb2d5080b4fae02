import type { auditCardQuery } from "../../../__generated__/auditCardQuery.graphql.ts";
import query from "../../../__generated__/auditCardQuery$parameters.ts";
import { page } from "../../entry.ts";
import type { HomeCard } from "../../home/card-entry.ts";

/** The last changes of permissions. */
export const card: HomeCard = {
  may: "PERM_AUDIT.VIEW",
  rank: 20,
  height: 239,
  entry: page<auditCardQuery>({
    query,
    variables: () => ({}),
    load: () => import("./audit-card.tsx"),
  }),
};
