import { graphql } from "react-relay";
import type { resourcesSourceQuery } from "../../../__generated__/resourcesSourceQuery.graphql.ts";
import type { LookupSource } from "../source.ts";

type Row = resourcesSourceQuery["response"]["lookupResources"][number];

/** Resources by code or name. */
export const resources: LookupSource<resourcesSourceQuery, Row> = {
  kind: "resource",
  query: graphql`
    query resourcesSourceQuery($text: String!) {
      lookupResources(text: $text) {
        resourceCode
        resourceName
      }
    }
  `,
  options: ({ lookupResources }) =>
    lookupResources.map((row) => ({
      key: row.resourceCode,
      label: row.resourceName,
      note: row.resourceCode,
      value: row,
    })),
};
