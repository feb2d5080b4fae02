import {
  ApplicationFilter,
  applicationSorts,
  ApplicationStatusCount as Count,
  CustomerApplication as ApplicationContract,
  type CustomerApplication as ApplicationRow,
} from "@linehaul/schema/customers/information-application/row";
import { mayEdit } from "@linehaul/schema/customers/information-application/lifecycle";
import { applicationRoutes as routes } from "@linehaul/schema/customers/information-application/routes";
import type { RouteResult } from "@linehaul/schema/route";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { filterInput, sortEnum } from "../../../contract/list.ts";
import { objectOf } from "../../../contract/named.ts";
import { sortKeysOf } from "../../../contract/sort.ts";
import { pageCost } from "../../../paging/args.ts";
import type { Paged } from "../../../paging/connection.ts";
import { readPage } from "../../../paging/read-page.ts";
import { connectionType } from "../../../paging/types.ts";
import { countryField } from "../../base-data/country.ts";
import "../customer/customer.ts";
import "./kinds.ts";

const SUBMIT = "INFORMATION_APPLICATION.SUBMIT";
export const CustomerApplication = contractEntity("CustomerApplication", ApplicationContract, {
  description: "What a customer applies for, with the papers that it needs and how far it is (CUS-19).",
  may: routes.pageQuery.may,
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  without: ["countryCode"],
  fields: (t) => ({
    customerId: t.id({
      description: "Node id of the customer, by which its page opens.",
      resolve: ({ customerCode }) => encodeNodeId("Customer", customerCode),
    }),
    country: countryField(t),
    viewerMayOpen: viewerMay(t, "CUSTOMER_DETAIL.VIEW", "May the viewer open the customer's page?"),
    viewerMayEdit: viewerMay(
      t,
      SUBMIT,
      "May the viewer change and submit it? A draft, or what was returned.",
      ({ status }) => mayEdit(status),
    ),
    viewerMayWithdraw: viewerMay(
      t,
      SUBMIT,
      "May the viewer take it back? What he submitted himself, while nobody has decided.",
      ({ status, isOwn }) => status === "SUBMITTED" && isOwn,
    ),
    viewerMayDelete: viewerMay(
      t,
      SUBMIT,
      "May the viewer delete it? A draft that was never submitted.",
      ({ status, submissions }) => status === "DRAFT" && submissions === 0,
    ),
  }),
});

const ApplicationStatusCount = objectOf(Count, {
  without: ["exact"],
  more: (t) => ({
    isExact: t.boolean({ description: "False where there are more.", resolve: (c) => c.exact }),
  }),
});
type ApplicationPage = Paged<ApplicationRow> & { readonly page: RouteResult<typeof routes.pageQuery> };
const ApplicationConnection = connectionType<ApplicationRow, ApplicationPage>(CustomerApplication, {
  description: "A page of applications.",
  fields: (t) => ({
    statusCounts: t.field({
      type: [ApplicationStatusCount],
      description: "The tags above the list. Costs a query, only when asked for.",
      resolve: ({ page }) => page.statusCounts ?? [],
    }),
    viewerMayCreate: viewerMay(t, SUBMIT, "May the viewer write one?"),
  }),
});
const sortKey = sortKeysOf(applicationSorts, ApplicationContract);
const ApplicationSort = sortEnum(CustomerApplication.name, applicationSorts);
const ApplicationFilterInput = filterInput(CustomerApplication.name, ApplicationFilter);

builder.queryField("customerApplications", (t) =>
  t.may(...CustomerApplication.may).field({
    type: ApplicationConnection,
    description:
      "What customers apply for, among the rows that you may see (CUS-19). One call to the customer service, whatever is asked of it.",
    complexity: pageCost,
    args: {
      ...t.arg.connectionArgs(),
      filter: t.arg({ type: ApplicationFilterInput, description: "All of them without it." }),
      sort: t.arg({
        type: ApplicationSort,
        required: true,
        defaultValue: "MODIFIED_AT_DESC",
        description: "How to sort.",
      }),
    },
    resolve: (_root, args, grant, info) =>
      readPage({
        args,
        info,
        filter: ApplicationFilter,
        sortKey,
        extras: ["statusCounts"],
        read: (query) => grant.call(routes.pageQuery, { body: query }),
      }),
  }),
);
