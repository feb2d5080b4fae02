import { graphql } from "react-relay";
import type { systemsSourceQuery } from "../../../__generated__/systemsSourceQuery.graphql.ts";
import type { LookupSource } from "../source.ts";

type Row = systemsSourceQuery["response"]["lookupSystems"][number];

/** Systems by name. */
export const systems: LookupSource<systemsSourceQuery, Row> = {
  kind: "system",
  query: graphql`
    query systemsSourceQuery($text: String!) {
      lookupSystems(text: $text) {
        systemId
        systemName
      }
    }
  `,
  options: ({ lookupSystems }) =>
    lookupSystems.map((row) => ({
      key: row.systemId,
      label: row.systemName,
      note: row.systemId,
      value: row,
    })),
};
