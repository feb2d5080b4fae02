import { graphql } from "react-relay";
import type { organisationsSourceQuery } from "../../../__generated__/organisationsSourceQuery.graphql.ts";
import type { LookupSource } from "../source.ts";

type Row = organisationsSourceQuery["response"]["lookupOrganisations"][number];

/** Organisations by code or name (LOOK-04). */
export const organisations: LookupSource<organisationsSourceQuery, Row> = {
  kind: "organisation",
  query: graphql`
    query organisationsSourceQuery($text: String!) {
      lookupOrganisations(text: $text) {
        orgName
      }
    }
  `,
  options: ({ lookupOrganisations }) =>
    lookupOrganisations.map((row) => ({
      key: row.orgName,
      label: row.orgName,
      value: row,
    })),
};
