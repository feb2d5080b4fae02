import type { orderListPageQuery$variables } from "../../../__generated__/orderListPageQuery.graphql.ts";

/** Written without quotes. */
const ENUMS: ReadonlySet<string> = new Set(["sort", "orderStatus", "auditStatus", "sourceSystem"]);

/** What is set of some arguments, as GraphQL writes it: `first: 50, sort: CREATED_AT_DESC`. */
const written = (args: object): string =>
  Object.entries(args)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${literal(name, value)}`)
    .join(", ");

function literal(name: string, value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => literal(name, one)).join(", ")}]`;
  if (typeof value === "object" && value !== null) return `{ ${written(value)} }`;
  return ENUMS.has(name) ? String(value) : JSON.stringify(value);
}

/**
 * The present list as a document that a support engineer may change: its fields, and what it is set to written out, since
 * GraphiQL's address takes no variables. The console itself sends ids only.
 */
export const ordersDocument = (variables: orderListPageQuery$variables): string => `query Orders {
  orders(${written(variables)}) {
    totalCount
    totalIsExact
    edges {
      node {
        id
        sfWaybillNo
        customerOrderNo
        orderStatus
        auditStatus
        customerCode
        customerName
        receiverName
        receiverCountry { code }
        declaredValue
        declaredCurrency
        createdAt
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`;

/** GraphiQL with the present list. */
export const graphiqlAddress = (variables: orderListPageQuery$variables): string =>
  `/graphiql?${new URLSearchParams({ query: ordersDocument(variables) }).toString()}`;
