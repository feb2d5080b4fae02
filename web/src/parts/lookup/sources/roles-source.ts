import { graphql } from "react-relay";
import type { rolesSourceQuery } from "../../../__generated__/rolesSourceQuery.graphql.ts";
import type { LookupSource } from "../source.ts";

type Row = rolesSourceQuery["response"]["lookupRoles"][number];

/** Roles by code or name. */
export const roles: LookupSource<rolesSourceQuery, Row> = {
  kind: "role",
  query: graphql`
    query rolesSourceQuery($text: String!) {
      lookupRoles(text: $text) {
        roleId
        roleCode
        roleName
      }
    }
  `,
  options: ({ lookupRoles }) =>
    lookupRoles.map((row) => ({
      key: row.roleId,
      label: row.roleName,
      note: row.roleCode,
      value: row,
    })),
};
