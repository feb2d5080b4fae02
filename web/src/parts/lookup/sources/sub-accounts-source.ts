import { graphql } from "react-relay";
import type { subAccountsSourceQuery } from "../../../__generated__/subAccountsSourceQuery.graphql.ts";
import type { LookupSource } from "../source.ts";

type Row = subAccountsSourceQuery["response"]["lookupSubAccounts"][number];

/** Sub-accounts by user name; a person: it warns (LOOK-03). */
export const subAccounts: LookupSource<subAccountsSourceQuery, Row> = {
  kind: "subAccount",
  query: graphql`
    query subAccountsSourceQuery($text: String!) {
      lookupSubAccounts(text: $text) {
        sysUserName
      }
    }
  `,
  options: ({ lookupSubAccounts }) =>
    lookupSubAccounts.map((row) => ({
      key: row.sysUserName,
      label: row.sysUserName,
      value: row,
    })),
};
