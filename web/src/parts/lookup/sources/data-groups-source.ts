import { graphql } from "react-relay";
import type { dataGroupsSourceQuery } from "../../../__generated__/dataGroupsSourceQuery.graphql.ts";
import type { LookupSource } from "../source.ts";

type Row = dataGroupsSourceQuery["response"]["lookupDataGroups"][number];

/** Data groups by code or name. */
export const dataGroups: LookupSource<dataGroupsSourceQuery, Row> = {
  kind: "dataGroup",
  query: graphql`
    query dataGroupsSourceQuery($text: String!) {
      lookupDataGroups(text: $text) {
        dataGroupId
        dataGroupName
      }
    }
  `,
  options: ({ lookupDataGroups }) =>
    lookupDataGroups.map((row) => ({
      key: row.dataGroupId,
      label: row.dataGroupName,
      value: row,
    })),
};
