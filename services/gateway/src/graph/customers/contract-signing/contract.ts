import { contractRoutes as routes } from "@linehaul/schema/customers/contract-signing/routes";
import {
  Contract as ContractContract,
  ContractFile,
  ContractFilter,
  ContractKind,
  contractSorts,
  ContractState,
  ContractStateCount as Count,
  CustomerContract as Paper,
  type Contract as ContractRow,
} from "@linehaul/schema/customers/contract-signing/row";
import { mayRenew } from "@linehaul/schema/customers/contract-signing/lifecycle";
import type { RouteResult } from "@linehaul/schema/route";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { filterInput, sortEnum } from "../../../contract/list.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { sortKeysOf } from "../../../contract/sort.ts";
import { pageCost } from "../../../paging/args.ts";
import type { Paged } from "../../../paging/connection.ts";
import { readPage } from "../../../paging/read-page.ts";
import { connectionType } from "../../../paging/types.ts";

enumOf(ContractKind);
enumOf(ContractState);
objectOf(ContractFile);
/** A customer's page shows its papers without their files: it is no node. */
objectOf(Paper, {
  without: ["id"],
  more: (t) => ({
    id: t.id({
      description: "Node id of the contract: what its own list opens by.",
      resolve: ({ id }) => encodeNodeId("Contract", id),
    }),
  }),
});

const SIGN = "CONTRACT_SIGNING.SIGN";
export const Contract = contractEntity("Contract", ContractContract, {
  description: "A contract or agreement with a customer: its period, its files and how far it is (CUS-22).",
  may: routes.pageQuery.may,
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  without: ["renews"],
  fields: (t) => ({
    renewsId: t.id({
      nullable: true,
      description: "Node id of the contract that it follows; null for one that follows none.",
      resolve: ({ renews }) => (renews === null ? null : encodeNodeId("Contract", renews)),
    }),
    customerId: t.id({
      description: "Node id of the customer, by which its page opens.",
      resolve: ({ customerCode }) => encodeNodeId("Customer", customerCode),
    }),
    viewerMayOpen: viewerMay(t, "CUSTOMER_DETAIL.VIEW", "May the viewer open the customer's page?"),
    viewerMayDownload: viewerMay(t, "CONTRACT_SIGNING.DOWNLOAD", "May the viewer take its files along?"),
    viewerMayEdit: viewerMay(
      t,
      SIGN,
      "May the viewer change it, enter that it is signed, or delete it? A draft alone.",
      ({ state }) => state === "DRAFT",
    ),
    viewerMayTerminate: viewerMay(
      t,
      SIGN,
      "May the viewer end it before its last day? What is signed alone.",
      ({ state }) => state === "SIGNED",
    ),
    viewerMayRenew: viewerMay(
      t,
      SIGN,
      "May the viewer have another one follow it? What is signed or expired, once.",
      ({ state, isRenewed }) => mayRenew(state) && !isRenewed,
    ),
  }),
});

const ContractStateCount = objectOf(Count, {
  without: ["exact"],
  more: (t) => ({
    isExact: t.boolean({ description: "False where there are more.", resolve: (c) => c.exact }),
  }),
});
type ContractPage = Paged<ContractRow> & { readonly page: RouteResult<typeof routes.pageQuery> };
const ContractConnection = connectionType<ContractRow, ContractPage>(Contract, {
  description: "A page of contracts.",
  fields: (t) => ({
    stateCounts: t.field({
      type: [ContractStateCount],
      description: "The tags above the list. Costs a query, only when asked for.",
      resolve: ({ page }) => page.stateCounts ?? [],
    }),
    viewerMayCreate: viewerMay(t, SIGN, "May the viewer write one?"),
  }),
});
const sortKey = sortKeysOf(contractSorts, ContractContract);
const ContractSort = sortEnum(Contract.name, contractSorts);
const ContractFilterInput = filterInput(Contract.name, ContractFilter);

builder.queryField("contracts", (t) =>
  t.may(...Contract.may).field({
    type: ContractConnection,
    description:
      "Contracts and agreements with customers among the rows that you may see. One call to the customer service, whatever is asked of it.",
    complexity: pageCost,
    args: {
      ...t.arg.connectionArgs(),
      filter: t.arg({ type: ContractFilterInput, description: "All of them without it." }),
      sort: t.arg({
        type: ContractSort,
        required: true,
        defaultValue: "MODIFIED_AT_DESC",
        description: "How to sort.",
      }),
    },
    resolve: (_root, args, grant, info) =>
      readPage({
        args,
        info,
        filter: ContractFilter,
        sortKey,
        extras: ["stateCounts"],
        read: (query) => grant.call(routes.pageQuery, { body: query }),
      }),
  }),
);
