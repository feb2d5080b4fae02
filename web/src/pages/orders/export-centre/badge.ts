import { graphql } from "react-relay";
import type { badgeExportCentreQuery } from "../../../__generated__/badgeExportCentreQuery.graphql.ts";
import { menuBadge } from "../../badge.ts";
import { endedSince, readSeenAt } from "./seen.ts";

/** Exports that are under way, and those that are ready and were not seen here yet. */
export const badge = menuBadge<badgeExportCentreQuery>({
  may: "EXPORT_CENTRE.VIEW",
  topic: "EXPORTS",
  query: graphql`
    query badgeExportCentreQuery {
      viewer {
        preferences(keys: ["exports.seenAt"]) {
          key
          value
        }
      }
      exportTasks(states: [PENDING, PROCESSING, SUCCESS]) {
        tasks {
          isKept
          state
          endedAt
        }
      }
    }
  `,
  count: ({ viewer, exportTasks: { tasks } }) => {
    const ready = tasks.filter(({ isKept }) => isKept);
    const underWay = tasks.filter(({ state }) => state !== "SUCCESS");
    return underWay.length + endedSince(ready, readSeenAt(viewer.preferences)).length;
  },
});
