import { graphql } from "react-relay";
import type { customersSourceQuery } from "../../../__generated__/customersSourceQuery.graphql.ts";
import type { LookupSource } from "../source.ts";

type Row = customersSourceQuery["response"]["lookupCustomers"][number];

/** Customers by a piece of a name or code. */
export const customers: LookupSource<customersSourceQuery, Row> = {
  kind: "customer",
  query: graphql`
    query customersSourceQuery($text: String!) {
      lookupCustomers(text: $text) {
        customerId
        customerCode
        name
      }
    }
  `,
  options: ({ lookupCustomers }) =>
    lookupCustomers.map((row) => ({
      key: row.customerCode,
      label: row.name,
      note: row.customerCode,
      value: row,
    })),
};
