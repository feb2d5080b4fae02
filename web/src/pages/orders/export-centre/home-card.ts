import type { exportCardQuery } from "../../../__generated__/exportCardQuery.graphql.ts";
import query from "../../../__generated__/exportCardQuery$parameters.ts";
import { page } from "../../entry.ts";
import type { HomeCard } from "../../home/card-entry.ts";

/** Exports under way, and files that are ready. */
export const card: HomeCard = {
  may: "EXPORT_CENTRE.VIEW",
  rank: 30,
  height: 239,
  entry: page<exportCardQuery>({
    query,
    variables: () => ({}),
    load: async () => {
      const { withExportTexts } = await import("../../../parts/export/texts.ts");
      return withExportTexts(() => import("./export-card.tsx"));
    },
  }),
};
