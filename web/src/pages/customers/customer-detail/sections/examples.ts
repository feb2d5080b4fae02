import type { customerAccountsQuery$variables } from "../../../../__generated__/customerAccountsQuery.graphql.ts";
import type { customerCodsQuery$variables } from "../../../../__generated__/customerCodsQuery.graphql.ts";
import type { customerCustomsQuery$variables } from "../../../../__generated__/customerCustomsQuery.graphql.ts";
import type { customerHistoryQuery$variables } from "../../../../__generated__/customerHistoryQuery.graphql.ts";
import type { customerMonthsQuery$variables } from "../../../../__generated__/customerMonthsQuery.graphql.ts";
import type { customerOrdersQuery$variables } from "../../../../__generated__/customerOrdersQuery.graphql.ts";
import type { customerReleaseQuery$variables } from "../../../../__generated__/customerReleaseQuery.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

export const customerAccountsQuery: Examples<customerAccountsQuery$variables> = [
  { first: 20, filter: { customerCode: "0123456789" } },
];
export const customerCodsQuery: Examples<customerCodsQuery$variables> = [
  { first: 20, filter: { customerCode: "0123456789" } },
];
export const customerCustomsQuery: Examples<customerCustomsQuery$variables> = [
  { first: 200, types: { customerCode: "0123456789" }, codes: { customerCode: "0123456789" } },
];
export const customerHistoryQuery: Examples<customerHistoryQuery$variables> = [
  { id: exampleId("Customer", "0123456789") },
];
export const customerOrdersQuery: Examples<customerOrdersQuery$variables> = [
  { first: 10, filter: { customerCode: "0123456789" } },
];
export const customerMonthsQuery: Examples<customerMonthsQuery$variables> = [
  { customerCode: "0123456789", months: 13 },
];
export const customerReleaseQuery: Examples<customerReleaseQuery$variables> = [
  { customerId: exampleId("Customer", "0123456789") },
];
