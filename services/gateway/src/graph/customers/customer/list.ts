import { customerColumns } from "@linehaul/schema/customers/columns";
import {
  Customer as CustomerContract,
  CustomerFilter,
  customerRoutes,
  customerSorts,
  CustomerStatusCount as StatusCount,
  type Customer as CustomerRow,
} from "@linehaul/schema/customers/customer";
import type { RouteResult } from "@linehaul/schema/route";
import { builder } from "../../../access/builder.ts";
import { filterInput, sortEnum } from "../../../contract/list.ts";
import { objectOf } from "../../../contract/named.ts";
import { sortKeysOf } from "../../../contract/sort.ts";
import { pageCost } from "../../../paging/args.ts";
import type { Paged } from "../../../paging/connection.ts";
import { readPage } from "../../../paging/read-page.ts";
import { connectionType } from "../../../paging/types.ts";
import { exportOfList } from "../../orders/export-task/list.ts";
import { isCustomerCode } from "./code.ts";
import { Customer } from "./customer.ts";
import { CustomerFinding } from "./finding.ts";

const CustomerStatusCount = objectOf(StatusCount, {
  without: ["exact"],
  more: (t) => ({
    isExact: t.boolean({ description: "False where there are more.", resolve: (c) => c.exact }),
  }),
});

type CustomerPage = Paged<CustomerRow> & { readonly page: RouteResult<typeof customerRoutes.pageQuery> };
const CustomerConnection = connectionType<CustomerRow, CustomerPage>(Customer, {
  description: "A page of customers.",
  fields: (t) => ({
    statusCounts: t.field({
      type: [CustomerStatusCount],
      description: "The tags above the list. Costs a query, only when asked for.",
      resolve: ({ page }) => page.statusCounts ?? [],
    }),
    finding: t.field({
      type: CustomerFinding,
      nullable: true,
      description:
        "What the filter's finding is (PERM-12); null without one, and for one that is forgotten, another's or another site's: it finds nothing.",
      resolve: ({ page }) => page.finding,
    }),
  }),
});

const sortKey = sortKeysOf(customerSorts, CustomerContract);
const CustomerSort = sortEnum(Customer.name, customerSorts);
export const CustomerFilterInput = filterInput(Customer.name, CustomerFilter);

builder.queryField("customers", (t) =>
  t.may("CUSTOMER_LIST.VIEW").field({
    type: CustomerConnection,
    description:
      "Customers among the rows that you may see (CUS-19). One call to the customer service, whatever is asked of it.",
    complexity: pageCost,
    args: {
      ...t.arg.connectionArgs(),
      filter: t.arg({ type: CustomerFilterInput, description: "All customers without it." }),
      sort: t.arg({ type: CustomerSort, required: true, defaultValue: "CREATED_AT_DESC", description: "How to sort." }),
    },
    resolve: (_root, args, grant, info) =>
      readPage({
        args,
        info,
        filter: CustomerFilter,
        sortKey,
        extras: ["statusCounts"],
        read: (query) => grant.call(customerRoutes.pageQuery, { body: query }),
      }),
  }),
);

exportOfList("Customer", {
  may: "CUSTOMER_LIST.EXPORT",
  what: "customers",
  row: Customer.name,
  isKey: isCustomerCode,
  filter: CustomerFilterInput,
  columns: customerColumns,
  request: customerRoutes.exportAsync.body,
  rows: customerRoutes.exportPreview.body,
  begin: (grant, body, options) => grant.call(customerRoutes.exportAsync, { body }, options),
  preview: (grant, body) => grant.call(customerRoutes.exportPreview, { body }),
});
