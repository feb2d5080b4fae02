import { graphql } from "react-relay";
import type { accountsSourceQuery } from "../../../__generated__/accountsSourceQuery.graphql.ts";
import type { LookupSource } from "../source.ts";

type Row = accountsSourceQuery["response"]["lookupAccounts"][number];

/** Accounts by user name; a person: it warns (LOOK-03). */
export const accounts: LookupSource<accountsSourceQuery, Row> = {
  kind: "account",
  query: graphql`
    query accountsSourceQuery($text: String!) {
      lookupAccounts(text: $text) {
        username
        byAccountId
        empCode
      }
    }
  `,
  options: ({ lookupAccounts }) =>
    lookupAccounts.map((row) => ({
      key: row.byAccountId,
      label: row.username,
      ...(row.empCode === null || row.empCode === undefined ? {} : { note: row.empCode }),
      value: row,
    })),
};
