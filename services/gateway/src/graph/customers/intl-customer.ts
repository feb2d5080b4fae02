import {
  BdusPush,
  IntlCustomer as IntlCustomerContract,
  intlCustomerColumns,
  IntlCustomerFilter,
  intlCustomerRoutes as routes,
  intlCustomerSorts,
  PushCustomers,
  ReleaseCount,
  type IntlCustomer as IntlCustomerRow,
} from "@linehaul/schema/customers/intl-customer";
import { ReleaseStatus } from "@linehaul/schema/customers/release";
import type { RouteResult } from "@linehaul/schema/route";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import { builder } from "../../access/builder.ts";
import { encodeNodeId } from "../../access/node-id.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { contractEntity } from "../../contract/entity.ts";
import { filterInput, sortEnum } from "../../contract/list.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { sortKeysOf } from "../../contract/sort.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { pageCost } from "../../paging/args.ts";
import type { Paged } from "../../paging/connection.ts";
import { readPage } from "../../paging/read-page.ts";
import { connectionType } from "../../paging/types.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";
import { Country, countryOf } from "../base-data/country.ts";
import { exportOfList } from "../orders/export-task/list.ts";
import { customerCodeOf, isCustomerCode } from "./customer/code.ts";
import { Turned } from "./customer/turn.ts";
import "./month-card.ts";

enumOf(ReleaseStatus);
objectOf(BdusPush);
const IntlCustomer = contractEntity("IntlCustomer", IntlCustomerContract, {
  description: "A customer as the international list shows it: its cards, its release and what BDUS was told last.",
  may: routes.pageQuery.may,
  key: ({ customerCode }) => customerCode,
  isKey: isCustomerCode,
  load: (codes, grant) => grant.call(routes.byCodes, { body: { codes: [...codes] } }),
  without: ["countryCode"],
  fields: (t) => ({
    customerId: t.id({
      description: "The customer's node id, by which its page opens.",
      resolve: ({ customerCode }) => encodeNodeId("Customer", customerCode),
    }),
    country: t.field({
      type: Country,
      nullable: true,
      description: "The customer's country; null where it is not kept.",
      resolve: (c, _args, context) => countryOf(c.countryCode, context),
    }),
    viewerMayOpen: viewerMay(t, "CUSTOMER_DETAIL.VIEW", "May the viewer open the customer's page?"),
    viewerMayShowClear: viewerMay(
      t,
      ["CUSTOMER_DETAIL.SHOW_CLEAR", "INTL_CUSTOMER_LIST.SHOW_CLEAR"],
      "May the viewer reveal the numbers of its cards?",
    ),
  }),
});

const CustomerReleaseCount = objectOf(ReleaseCount, {
  without: ["exact"],
  more: (t) => ({
    isExact: t.boolean({ description: "False where there are more.", resolve: (c) => c.exact }),
  }),
});
type IntlPage = Paged<IntlCustomerRow> & { readonly page: RouteResult<typeof routes.pageQuery> };
const IntlCustomerConnection = connectionType<IntlCustomerRow, IntlPage>(IntlCustomer, {
  description: "A page of the international list.",
  fields: (t) => ({
    releaseCounts: t.field({
      type: [CustomerReleaseCount],
      description: "The tags above the list. Costs a query, only when asked for.",
      resolve: ({ page }) => page.releaseCounts ?? [],
    }),
  }),
});
const sortKey = sortKeysOf(intlCustomerSorts, IntlCustomerContract);
const IntlCustomerSort = sortEnum(IntlCustomer.name, intlCustomerSorts);
const IntlCustomerFilterInput = filterInput(IntlCustomer.name, IntlCustomerFilter);

builder.queryField("intlCustomers", (t) =>
  t.may(...IntlCustomer.may).field({
    type: IntlCustomerConnection,
    description:
      "Customers by international code with their cards, release and push (CUS-14, CUS-17, CUS-19). One call to the customer service, whatever is asked of it.",
    complexity: pageCost,
    args: {
      ...t.arg.connectionArgs(),
      filter: t.arg({ type: IntlCustomerFilterInput, description: "All customers without it." }),
      sort: t.arg({
        type: IntlCustomerSort,
        required: true,
        defaultValue: "INTL_CUSTOMER_CODE_ASC",
        description: "How to sort.",
      }),
    },
    resolve: (_root, args, grant, info) =>
      readPage({
        args,
        info,
        filter: IntlCustomerFilter,
        sortKey,
        extras: ["releaseCounts"],
        read: (query) => grant.call(routes.pageQuery, { body: query }),
      }),
  }),
);

builder.queryField("intlCustomer", (t) =>
  t.may(...IntlCustomer.may).field({
    type: IntlCustomer,
    nullable: true,
    description:
      "How far a customer is with the international customer system. Null when there is none among the rows that you may see. One call to the customer service.",
    args: { customerId: t.arg.id({ required: true, description: "The customer's node id." }) },
    resolve: async (_root, { customerId }, grant) => {
      const codes = [customerCodeOf(customerId)];
      const [found] = await grant.call(routes.byCodes, { body: { codes } });
      return found ?? null;
    },
  }),
);

const PushInput = builder.inputType("PushCustomersInput", {
  description: "Customers that the international customer system is told of as they are now.",
  fields: (t) => ({
    ids: t.idList({
      required: true,
      description: `Node ids of customers, ${MOST_TURNED} at most, each once.`,
    }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("pushCustomers", (t) =>
  t.may("INTL_CUSTOMER_LIST.EDIT").field({
    type: payload("PushCustomers", "pushed", Turned),
    description:
      "Tells the international customer system (BDUS) of customers as they are now (CUS-17), with an outcome for each: DONE where it is on its way, NOT_NOW for one that was never usable. One write.",
    args: { input: t.arg({ type: PushInput, required: true, description: "Whom." }) },
    resolve: (_root, { input: { ids, idempotencyKey: key } }, grant) =>
      written(grant.visit, () => {
        const codes = ids.map(customerCodeOf);
        return grant.call(routes.push, { body: parseInput(PushCustomers, { codes }) }, keyedBy(key));
      }),
  }),
);

exportOfList("IntlCustomer", {
  may: "INTL_CUSTOMER_LIST.EXPORT",
  what: "customers of the international list",
  row: "Customer",
  isKey: isCustomerCode,
  filter: IntlCustomerFilterInput,
  columns: intlCustomerColumns,
  request: routes.exportAsync.body,
  rows: routes.exportPreview.body,
  begin: (grant, body, options) => grant.call(routes.exportAsync, { body }, options),
  preview: (grant, body) => grant.call(routes.exportPreview, { body }),
});
