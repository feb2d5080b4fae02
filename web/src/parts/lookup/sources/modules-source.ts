import { graphql } from "react-relay";
import type { modulesSourceQuery } from "../../../__generated__/modulesSourceQuery.graphql.ts";
import type { LookupSource } from "../source.ts";

type Row = modulesSourceQuery["response"]["lookupModules"][number];

/** Modules of the menu by code or name. */
export const modules: LookupSource<modulesSourceQuery, Row> = {
  kind: "module",
  query: graphql`
    query modulesSourceQuery($text: String!) {
      lookupModules(text: $text) {
        moduleCode
        moduleName
      }
    }
  `,
  options: ({ lookupModules }) =>
    lookupModules.map((row) => ({
      key: row.moduleCode,
      label: row.moduleName,
      note: row.moduleCode,
      value: row,
    })),
};
